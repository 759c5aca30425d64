import { jsx } from "react/jsx-runtime";
var avatar_module_default = { avatar: "_avatar_9njle_1" };
// web/src/ui/avatar.tsx
/** A person's picture, or the first letter of their name. The name stands beside it, so it says nothing itself. */
function Avatar({ name, picture, size = 36 }) {
	const [initial = ""] = name;
	return /* @__PURE__ */ jsx("span", {
		className: avatar_module_default.avatar,
		style: {
			width: size,
			height: size
		},
		"aria-hidden": true,
		children: picture ? /* @__PURE__ */ jsx("img", {
			src: picture,
			alt: "",
			loading: "lazy",
			width: size,
			height: size
		}) : initial.toUpperCase()
	});
}
export { Avatar as t };
