import { O as useMessages, v as useSession, w as useErrorText } from "../entry.mjs";
import { n as Door, t as form_module_default } from "./form.module-Bjuff9ME.js";
/* empty css                      */
import { a as mayComeBack, i as visitProvider, n as providers, t as isSetUp } from "./provider-visit-DYRxfSld.js";
import { t as formatDate } from "./formats-DciwXFsk.js";
import { t as nextPath } from "./next-path-CK6CNV4Q.js";
import { t as session } from "./session-CNfDh4Vs.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as EmailField } from "./email-field-DZ7WiNUK.js";
import { t as PasswordField } from "./password-field-CwHZHN5L.js";
import { t as SecondStep } from "./second-step-OqbfFALo.js";
import { t as SubmitButton } from "./submit-button-D0i2V56_.js";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconBrandFacebook from "@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs";
import IconBrandGoogle from "@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs";
var provider_buttons_module_default = {
	ways: "_ways_6aign_1",
	or: "_or_6aign_6"
};
// web/src/features/accounts/provider-buttons.tsx
var icons = {
	google: IconBrandGoogle,
	facebook: IconBrandFacebook
};
/** Other ways in, as far as the operator has set them up. */
function ProviderButtons({ wanted }) {
	const m = useMessages("arriving").providers;
	const offered = providers.filter(isSetUp);
	if (offered.length === 0) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: provider_buttons_module_default.ways,
		children: [/* @__PURE__ */ jsx("p", {
			className: provider_buttons_module_default.or,
			children: m.or
		}), offered.map((provider) => {
			const Icon = icons[provider];
			return /* @__PURE__ */ jsx(Button, {
				size: "lg",
				radius: 999,
				variant: "default",
				fullWidth: true,
				leftSection: /* @__PURE__ */ jsx(Icon, {
					size: 20,
					stroke: 1.75,
					"aria-hidden": true
				}),
				onClick: () => visitProvider(provider, wanted),
				children: m[provider]
			}, provider);
		})]
	});
}
// web/src/features/accounts/sign-in-form.tsx
function SignInForm() {
	const words = useMessages("arriving");
	const m = words.signIn;
	const errors = useMessages("errors");
	const errorText = useErrorText();
	const { status, error, challenge } = useSession();
	const navigate = useNavigate();
	const { redirect: wanted, changed, leaving } = useSearch({ from: "/sign-in" });
	const [email, setEmail] = useState("");
	const [password, setPassword] = useState("");
	const failed = status === "failed";
	async function enter(by) {
		if (!email || !password || session.get().status === "loading") return;
		await goOn(await by({
			email,
			password
		}));
	}
	async function goOn(user) {
		if (!user) return;
		const next = nextPath(user);
		await navigate({
			href: next === "/verify" ? next : wanted ?? next,
			replace: true
		});
	}
	function submit(event) {
		event.preventDefault();
		enter(session.login);
	}
	function edit(set) {
		return (value) => {
			set(value);
			if (session.get().error) session.reset();
		};
	}
	if (challenge) return /* @__PURE__ */ jsx(SecondStep, { onEntered: (user) => void goOn(user) });
	return /* @__PURE__ */ jsxs("form", {
		className: form_module_default.form,
		onSubmit: submit,
		children: [
			changed && status === "idle" && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.changed
			}),
			leaving && status === "idle" && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.leaving(formatDate(leaving, { dateStyle: "long" }))
			}),
			/* @__PURE__ */ jsx(EmailField, {
				label: words.email,
				value: email,
				onChange: edit(setEmail)
			}),
			/* @__PURE__ */ jsx(PasswordField, {
				label: words.password,
				toggleLabel: words.showPassword,
				value: password,
				onChange: edit(setPassword)
			}),
			failed && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error, errors.login)
			}),
			failed && mayComeBack(error) && /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Button, {
				size: "lg",
				radius: 999,
				variant: "default",
				fullWidth: true,
				onClick: () => void enter(session.comeBack),
				children: m.comeBack
			}), /* @__PURE__ */ jsx("p", {
				className: form_module_default.hint,
				children: m.comeBackHint
			})] }),
			/* @__PURE__ */ jsx(SubmitButton, {
				label: m.submit,
				working: words.working,
				pending: status === "loading"
			}),
			/* @__PURE__ */ jsx(Link, {
				to: "/forgot-password",
				className: form_module_default.link,
				children: m.forgot
			})
		]
	});
}
// web/src/features/accounts/sign-in-page.tsx
/** The members' door; the back office has its own. */
function SignInPage() {
	const m = useMessages("arriving").signIn;
	const { redirect } = useSearch({ from: "/sign-in" });
	const { challenge } = useSession();
	return /* @__PURE__ */ jsxs(Door, {
		title: m.title,
		lead: m.lead,
		after: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("p", { children: [
			m.newHere,
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: "/register",
				children: m.register
			})
		] }), /* @__PURE__ */ jsxs("p", { children: [
			m.staff,
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: "/login",
				children: m.staffLink
			})
		] })] }),
		children: [/* @__PURE__ */ jsx(SignInForm, {}), !challenge && /* @__PURE__ */ jsx(ProviderButtons, { wanted: redirect ?? null })]
	});
}
export { SignInPage };
