import { jsx, jsxs } from 'react/jsx-runtime';
var dialog_footer_module_default = {
  footer: '_footer_1h62l_2',
  hint: '_hint_1h62l_10',
};
// web/src/ui/dialogs/dialog-footer.tsx
/** The buttons of a dialog, the primary one last. */
function DialogFooter({ hint, children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: `flex wrap justify-end gap-2 bg-raised sticky z-1 ${dialog_footer_module_default.footer}`,
    children: [
      hint &&
        /* @__PURE__ */ jsx('p', {
          className: `text-sm balance self-center muted ${dialog_footer_module_default.hint}`,
          children: hint,
        }),
      children,
    ],
  });
}
export { DialogFooter as t };
