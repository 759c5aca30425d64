import { Modal } from "@mantine/core";
import { jsx, jsxs } from "react/jsx-runtime";
var dialog_module_default = { head: "_head_5ugpl_1" };
// web/src/ui/dialog.tsx
/** The kit's modal, but for its header: that one is a landmark, of which a page has only one. */
function Dialog({ title, closeLabel, children, ...props }) {
	return /* @__PURE__ */ jsxs(Modal.Root, {
		radius: 20,
		centered: true,
		...props,
		children: [/* @__PURE__ */ jsx(Modal.Overlay, {}), /* @__PURE__ */ jsxs(Modal.Content, { children: [/* @__PURE__ */ jsxs("div", {
			className: dialog_module_default.head,
			children: [/* @__PURE__ */ jsx(Modal.Title, { children: title }), /* @__PURE__ */ jsx(Modal.CloseButton, { "aria-label": closeLabel })]
		}), /* @__PURE__ */ jsx(Modal.Body, { children })] })]
	});
}
export { Dialog as t };
