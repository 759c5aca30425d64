import { r as proveSecondFactor } from "./second-factor-B4OIkFMR.js";
/* empty css                      */
/* empty css                     */
import { O as useMessages, v as useSession, w as useErrorText } from "../entry.mjs";
import { a as send, t as session } from "./session-CNfDh4Vs.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as CodeField } from "./code-field-Dv1b1HX7.js";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var second_step_form_module_default = {
	form: "_form_1ngwa_1",
	ways: "_ways_1ngwa_23"
};
// web/src/features/accounts/second-step-form.tsx
/** After the password: a code of the app, or a recovery code. */
function SecondStepForm({ onEntered }) {
	const { step: m } = useMessages("security");
	const errorText = useErrorText();
	const { status, error, challenge } = useSession();
	const [code, setCode] = useState("");
	const [byApp, setByApp] = useState(true);
	const pending = status === "loading";
	const form = useRef(null);
	useEffect(() => form.current?.querySelector("input")?.focus(), []);
	async function prove(typed) {
		if (!challenge || !typed || session.get().status === "loading") return;
		const body = {
			challenge,
			code: typed
		};
		const user = await session.enter(async () => (await send(proveSecondFactor, { body })).data);
		if (user) onEntered(user);
	}
	function edit(typed) {
		setCode(typed);
		if (session.get().error) session.reset();
		if (byApp && typed.length === 6) prove(typed);
	}
	function submit(event) {
		event.preventDefault();
		prove(code.trim());
	}
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		className: second_step_form_module_default.form,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: m.title }), /* @__PURE__ */ jsx("p", { children: byApp ? m.lead : m.recoveryLead })] }),
			byApp ? /* @__PURE__ */ jsx(CodeField, {
				label: m.code,
				value: code,
				onChange: edit
			}) : /* @__PURE__ */ jsx(TextInput, {
				name: "recovery-code",
				size: "lg",
				required: true,
				withAsterisk: false,
				autoComplete: "off",
				autoCapitalize: "characters",
				spellCheck: false,
				maxLength: 40,
				label: m.recovery,
				value: code,
				onChange: ({ currentTarget }) => edit(currentTarget.value)
			}),
			status === "failed" && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error, m.failed)
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				size: "lg",
				color: "ink",
				fullWidth: true,
				"aria-disabled": pending,
				children: pending ? m.working : m.submit
			}),
			/* @__PURE__ */ jsxs("div", {
				className: second_step_form_module_default.ways,
				children: [/* @__PURE__ */ jsx("button", {
					type: "button",
					onClick: () => {
						setByApp(!byApp);
						setCode("");
						session.reset();
					},
					children: byApp ? m.useRecovery : m.useApp
				}), /* @__PURE__ */ jsx("button", {
					type: "button",
					onClick: session.abandon,
					children: m.back
				})]
			})
		]
	});
}
export { SecondStepForm };
