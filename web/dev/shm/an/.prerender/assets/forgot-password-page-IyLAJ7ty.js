import { O as useMessages, S as call, w as useErrorText } from "../entry.mjs";
import { n as Door, t as form_module_default } from "./form.module-Bjuff9ME.js";
import { s as forgotPassword } from "./credentials-DUfwqlPf.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as EmailField } from "./email-field-DZ7WiNUK.js";
import { t as SubmitButton } from "./submit-button-D0i2V56_.js";
import { Link } from "@tanstack/react-router";
import { UnstyledButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/features/accounts/forgot-form.tsx
function ForgotForm({ onSent }) {
	const words = useMessages("arriving");
	const errorText = useErrorText();
	const [email, setEmail] = useState("");
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: () => call(forgotPassword, { body: { email } }),
		onSuccess: () => onSent(email)
	});
	function submit(event) {
		event.preventDefault();
		if (email && !isPending) mutate();
	}
	return /* @__PURE__ */ jsxs("form", {
		className: form_module_default.form,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsx(EmailField, {
				label: words.email,
				value: email,
				onChange: (value) => {
					setEmail(value);
					reset();
				}
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				label: words.forgot.submit,
				working: words.working,
				pending: isPending
			})
		]
	});
}
// web/src/features/accounts/forgot-password-page.tsx
function ForgotPasswordPage() {
	const m = useMessages("arriving").forgot;
	const [sentTo, setSentTo] = useState(null);
	return /* @__PURE__ */ jsx(Door, {
		follows: sentTo !== null,
		title: sentTo ? m.sentTitle : m.title,
		lead: sentTo ? m.sent(sentTo) : m.lead,
		after: /* @__PURE__ */ jsx(Link, {
			to: "/sign-in",
			children: m.back
		}),
		children: sentTo ? /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
			className: form_module_default.hint,
			children: m.spam
		}), /* @__PURE__ */ jsx(UnstyledButton, {
			className: form_module_default.link,
			onClick: () => setSentTo(null),
			children: m.other
		})] }) : /* @__PURE__ */ jsx(ForgotForm, { onSent: setSentTo })
	}, sentTo);
}
export { ForgotPasswordPage };
