import { t as config } from "./config-D7cc2gS3.js";
import { O as useMessages, _ as BrandMark, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as Arches } from "./arches-B9beZwcH.js";
/* empty css                      */
/* empty css                      */
import { t as session } from "./session-CNfDh4Vs.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as EmailField } from "./email-field-DZ7WiNUK.js";
import { t as PasswordField } from "./password-field-CwHZHN5L.js";
import { t as SecondStep } from "./second-step-OqbfFALo.js";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Button, Loader } from "@mantine/core";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
var login_form_module_default = {
	form: "_form_1ts5j_1",
	note: "_note_1ts5j_31"
};
// web/src/features/accounts/login-form.tsx
function LoginForm() {
	const m = useMessages("login");
	const errors = useMessages("errors");
	const errorText = useErrorText();
	const { status, error, user, challenge } = useSession();
	const navigate = useNavigate();
	const { redirect: wanted = "/dashboard" } = useSearch({ from: "/login" });
	const [email, setEmail] = useState("");
	const [password, setPassword] = useState("");
	const pending = status === "loading";
	async function submit(event) {
		event.preventDefault();
		if (!email || !password || session.get().status === "loading") return;
		await goOn(await session.login({
			email,
			password
		}));
	}
	async function goOn(member) {
		if (member?.isAdmin) await navigate({
			href: wanted,
			replace: true
		});
	}
	function edit(set) {
		return (value) => {
			set(value);
			if (session.get().error) session.reset();
		};
	}
	if (challenge) return /* @__PURE__ */ jsx(SecondStep, { onEntered: (member) => void goOn(member) });
	return /* @__PURE__ */ jsxs("form", {
		className: login_form_module_default.form,
		onSubmit: (event) => void submit(event),
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: m.title }), /* @__PURE__ */ jsx("p", { children: m.subtitle })] }),
			/* @__PURE__ */ jsx(EmailField, {
				label: m.email,
				value: email,
				onChange: edit(setEmail)
			}),
			/* @__PURE__ */ jsx(PasswordField, {
				label: m.password,
				toggleLabel: m.showPassword,
				value: password,
				onChange: edit(setPassword)
			}),
			status === "failed" && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error, errors.login)
			}),
			status === "succeeded" && user && !user.isAdmin && /* @__PURE__ */ jsxs(Notice, {
				kind: "warning",
				children: [
					m.notAdmin,
					" ",
					/* @__PURE__ */ jsx(Link, {
						to: "/home",
						children: m.toHome
					})
				]
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				size: "lg",
				color: "ink",
				fullWidth: true,
				"aria-disabled": pending,
				leftSection: pending && /* @__PURE__ */ jsx(Loader, {
					size: 18,
					color: "currentColor"
				}),
				children: pending ? m.submitting : m.submit
			}),
			/* @__PURE__ */ jsxs("p", {
				className: login_form_module_default.note,
				children: [/* @__PURE__ */ jsx(IconInfoCircle, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}), m.note]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: login_form_module_default.note,
				children: [
					m.member,
					" ",
					/* @__PURE__ */ jsx(Link, {
						to: "/sign-in",
						children: m.memberLink
					})
				]
			})
		]
	});
}
var login_page_module_default = {
	page: "_page_1bqlg_1",
	banner: "_banner_1bqlg_7",
	brand: "_brand_1bqlg_19",
	arches: "_arches_1bqlg_48",
	side: "_side_1bqlg_56"
};
// web/src/features/accounts/login-page.tsx
function LoginPage() {
	const m = useMessages("login");
	return /* @__PURE__ */ jsxs("div", {
		className: login_page_module_default.page,
		children: [/* @__PURE__ */ jsxs("section", {
			className: login_page_module_default.banner,
			children: [
				/* @__PURE__ */ jsxs(Link, {
					to: "/",
					className: login_page_module_default.brand,
					children: [/* @__PURE__ */ jsx(BrandMark, { size: 24 }), config.brandName]
				}),
				/* @__PURE__ */ jsx("h1", { children: m.banner }),
				/* @__PURE__ */ jsx("p", { children: m.tagline }),
				/* @__PURE__ */ jsx(Arches, { className: login_page_module_default.arches })
			]
		}), /* @__PURE__ */ jsx("section", {
			className: login_page_module_default.side,
			children: /* @__PURE__ */ jsx(LoginForm, {})
		})]
	});
}
export { LoginPage };
