import { jsx, jsxs } from 'react/jsx-runtime';
var action_list_module_default = {
  actions: '_actions_16hdw_1',
  button: '_button_16hdw_10',
  about: '_about_16hdw_28',
};
// web/src/ui/dialogs/action-list.tsx
/** Actions for one thing, as rows. */
function ActionList({ groups, dense = false }) {
  return Object.entries(groups)
    .map(([name, actions]) => [name, actions.filter((each) => each !== null && each !== false)])
    .filter(([, actions]) => actions.length > 0)
    .map(([name, actions]) =>
      /* @__PURE__ */ jsx(
        'ul',
        {
          className: `p-0 list-none ${action_list_module_default.actions}`,
          'data-dense': dense || void 0,
          children: actions.map(({ label, about, Icon, danger, disabled, run }) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                children: /* @__PURE__ */ jsxs('button', {
                  className: `row gap-3-5 w-full border-0 bg-none ink text-start clickable text-lg rounded-md min-h-52 lh-14 ${action_list_module_default.button}`,
                  type: 'button',
                  disabled,
                  'data-danger': danger || void 0,
                  onClick: run,
                  children: [
                    /* @__PURE__ */ jsx(Icon, {
                      className: `flex-none ${danger && !disabled ? 'color-inherit' : 'muted'}`,
                      size: dense ? 18 : 22,
                      stroke: 1.75,
                      'aria-hidden': true,
                    }),
                    /* @__PURE__ */ jsxs('span', {
                      children: [
                        label,
                        about &&
                          /* @__PURE__ */ jsx('small', {
                            className: `block normal text-sm ${action_list_module_default.about}`,
                            children: about,
                          }),
                      ],
                    }),
                  ],
                }),
              },
              label,
            ),
          ),
        },
        name,
      ),
    );
}
export { ActionList as t };
