import { n as Figures, r as Features, t as Hero } from "./hero-B3qej7qT.js";
/* empty css                      */
import { O as useMessages } from "../entry.mjs";
import { t as Arches } from "./arches-B9beZwcH.js";
import { Link } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var sign_in_invitation_module_default = {
	band: "_band_1yhr0_1",
	inner: "_inner_1yhr0_6",
	copy: "_copy_1yhr0_16",
	ask: "_ask_1yhr0_33",
	arches: "_arches_1yhr0_45"
};
// web/src/features/home/sign-in-invitation.tsx
function SignInInvitation() {
	const m = useMessages("home").signIn;
	return /* @__PURE__ */ jsx("section", {
		className: sign_in_invitation_module_default.band,
		children: /* @__PURE__ */ jsxs("div", {
			className: sign_in_invitation_module_default.inner,
			children: [/* @__PURE__ */ jsxs("div", {
				className: sign_in_invitation_module_default.copy,
				children: [
					/* @__PURE__ */ jsx("h2", { children: m.title }),
					/* @__PURE__ */ jsx("p", { children: m.text }),
					/* @__PURE__ */ jsx(Button, {
						size: "lg",
						radius: 999,
						color: "ink",
						renderRoot: (props) => /* @__PURE__ */ jsx(Link, {
							to: "/sign-in",
							...props
						}),
						children: m.action
					}),
					/* @__PURE__ */ jsxs("p", {
						className: sign_in_invitation_module_default.ask,
						children: [
							m.noAccount,
							" ",
							/* @__PURE__ */ jsx(Link, {
								to: "/register",
								children: m.join
							})
						]
					})
				]
			}), /* @__PURE__ */ jsx(Arches, { className: sign_in_invitation_module_default.arches })]
		})
	});
}
// web/src/features/home/landing-page.tsx
function LandingPage() {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Hero, { getStartedTo: "/register" }),
		/* @__PURE__ */ jsx(Figures, {}),
		/* @__PURE__ */ jsx(Features, {}),
		/* @__PURE__ */ jsx(SignInInvitation, {})
	] });
}
export { LandingPage };
