import { O as useMessages, v as useSession, w as useErrorText, y as mailedToken } from "../entry.mjs";
import { t as nextPath } from "./next-path-CK6CNV4Q.js";
import { t as session } from "./session-CNfDh4Vs.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as CodeField } from "./code-field-Dv1b1HX7.js";
import { n as Door, t as form_module_default } from "./form.module-Bjuff9ME.js";
import { t as SubmitButton } from "./submit-button-D0i2V56_.js";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/features/accounts/resend.tsx
var patience = 30;
/** A new code, but not every second: mails take their time, and each new one kills the one before. */
function Resend() {
	const m = useMessages("arriving").verify;
	const [wait, setWait] = useState(patience);
	useEffect(() => {
		if (wait === 0) return;
		const timer = setTimeout(() => setWait(wait - 1), 1e3);
		return () => clearTimeout(timer);
	}, [wait]);
	async function resend() {
		if (wait > 0 || session.get().status.endsWith("loading")) return;
		if (await session.resendVerification()) setWait(patience);
	}
	return /* @__PURE__ */ jsx(UnstyledButton, {
		className: form_module_default.link,
		"aria-disabled": wait > 0,
		onClick: () => void resend(),
		children: wait > 0 ? m.wait(wait) : m.again
	});
}
// web/src/features/accounts/code-form.tsx
function CodeForm() {
	const words = useMessages("arriving");
	const m = words.verify;
	const errors = useMessages("errors");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const { status, error } = useSession();
	const [code, setCode] = useState("");
	useEffect(() => {
		session.reset();
	}, []);
	async function verify(digits) {
		if (digits.length !== 6 || session.get().status === "loading") return;
		const user = await session.verify({ code: digits });
		if (user) await navigate({
			to: nextPath(user),
			replace: true
		});
	}
	function edit(digits) {
		setCode(digits);
		if (session.get().error) session.reset();
		verify(digits);
	}
	function submit(event) {
		event.preventDefault();
		verify(code);
	}
	return /* @__PURE__ */ jsxs("form", {
		className: form_module_default.form,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsx(CodeField, {
				label: m.code,
				value: code,
				onChange: edit
			}),
			(status === "failed" || status === "resend_failed") && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error, errors.verification)
			}),
			status === "resend_succeeded" && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.sent
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				label: m.submit,
				working: words.working,
				pending: status === "loading"
			}),
			/* @__PURE__ */ jsx(Resend, {}),
			/* @__PURE__ */ jsx("p", {
				className: form_module_default.hint,
				children: m.spam
			})
		]
	});
}
// web/src/features/accounts/link-verification.tsx
/** Verifies by the link of the mail as soon as it is opened. */
function LinkVerification({ token }) {
	const words = useMessages("arriving");
	const m = words.verify;
	const errors = useMessages("errors");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const { status, error, token: signedIn } = useSession();
	const used = useRef(null);
	useEffect(() => {
		if (used.current === token) return;
		used.current = token;
		const verify = async () => {
			const user = await session.verify({ token });
			if (user) await navigate({
				to: nextPath(user),
				hash: "",
				replace: true
			});
		};
		verify();
	}, [token, navigate]);
	if (status !== "failed") return /* @__PURE__ */ jsx(Door, {
		title: m.byLink,
		children: words.working
	});
	return /* @__PURE__ */ jsxs(Door, {
		title: m.failed,
		children: [/* @__PURE__ */ jsx(Notice, {
			kind: "danger",
			children: errorText(error, errors.verification)
		}), /* @__PURE__ */ jsx(Link, {
			to: signedIn ? "/verify" : "/sign-in",
			hash: "",
			className: form_module_default.link,
			onClick: session.reset,
			children: signedIn ? m.again : m.toSignIn
		})]
	});
}
// web/src/features/accounts/verify-page.tsx
function VerifyPage() {
	const m = useMessages("arriving").verify;
	const { user } = useSession();
	const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
	if (token) return /* @__PURE__ */ jsx(LinkVerification, { token });
	return /* @__PURE__ */ jsx(Door, {
		title: m.title,
		lead: user && m.lead(user.email),
		after: /* @__PURE__ */ jsx(Link, {
			to: "/home",
			children: m.later
		}),
		children: /* @__PURE__ */ jsx(CodeForm, {})
	});
}
export { VerifyPage };
