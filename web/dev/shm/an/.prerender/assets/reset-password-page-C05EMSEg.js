import { O as useMessages, S as call, w as useErrorText, y as mailedToken } from "../entry.mjs";
import { t as Notice } from "./notice-fNvvit8H.js";
import { n as Door, t as form_module_default } from "./form.module-Bjuff9ME.js";
import { l as resetPassword } from "./credentials-DUfwqlPf.js";
import { t as session } from "./session-CNfDh4Vs.js";
import { t as PasswordField } from "./password-field-CwHZHN5L.js";
import { t as SubmitButton } from "./submit-button-D0i2V56_.js";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/features/accounts/reset-form.tsx
function ResetForm({ token }) {
	const words = useMessages("arriving");
	const m = words.reset;
	const errorText = useErrorText();
	const navigate = useNavigate();
	const [password, setPassword] = useState("");
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: () => call(resetPassword, { body: {
			token,
			password
		} }),
		onSuccess: async () => {
			if (session.get().token) await session.logout();
			await navigate({
				to: "/sign-in",
				search: { changed: true },
				hash: "",
				replace: true
			});
		}
	});
	function submit(event) {
		event.preventDefault();
		if (password && !isPending) mutate();
	}
	return /* @__PURE__ */ jsxs("form", {
		className: form_module_default.form,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsx(PasswordField, {
				fresh: true,
				label: m.label,
				toggleLabel: words.showPassword,
				hint: words.register.account.passwordHint,
				value: password,
				onChange: (value) => {
					setPassword(value);
					reset();
				}
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				label: m.submit,
				working: words.working,
				pending: isPending
			})
		]
	});
}
// web/src/features/accounts/reset-password-page.tsx
function ResetPasswordPage() {
	const m = useMessages("arriving").reset;
	const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
	return /* @__PURE__ */ jsx(Door, {
		title: m.title,
		lead: token && m.lead,
		after: /* @__PURE__ */ jsx(Link, {
			to: "/forgot-password",
			children: m.another
		}),
		children: token ? /* @__PURE__ */ jsx(ResetForm, { token }) : /* @__PURE__ */ jsx(Notice, {
			kind: "warning",
			children: m.incomplete
		})
	});
}
export { ResetPasswordPage };
