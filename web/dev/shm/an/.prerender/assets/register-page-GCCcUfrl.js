import { P as hasStatus, t as session } from "./session-CNfDh4Vs.js";
import { O as useMessages, t as steps, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as nextPath } from "./next-path-CK6CNV4Q.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as EmailField } from "./email-field-DZ7WiNUK.js";
import { n as Door, t as form_module_default } from "./form.module-Bjuff9ME.js";
import { t as PasswordField } from "./password-field-CwHZHN5L.js";
import { t as SubmitButton } from "./submit-button-D0i2V56_.js";
/* empty css                           */
/* empty css                     */
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Checkbox, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var step_frame_module_default = { progress: "_progress_nm81o_1" };
// web/src/features/accounts/step-frame.tsx
function StepFrame({ step, title, why, children }) {
	const m = useMessages("arriving").register;
	return /* @__PURE__ */ jsx(Door, {
		follows: step > 1,
		title,
		lead: why,
		before: /* @__PURE__ */ jsxs("p", {
			className: step_frame_module_default.progress,
			children: [steps.map((each) => /* @__PURE__ */ jsx("span", {
				"data-done": each <= step || void 0,
				"aria-hidden": "true"
			}, each)), m.step(step, steps.length)]
		}),
		after: /* @__PURE__ */ jsxs("p", { children: [
			m.member,
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: "/sign-in",
				children: m.signIn
			})
		] }),
		children
	}, step);
}
// web/src/features/accounts/account-step.tsx
function AccountStep({ draft, save, forget }) {
	const words = useMessages("arriving");
	const m = words.register;
	const errors = useMessages("errors");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const { status, error } = useSession();
	const [password, setPassword] = useState("");
	async function send() {
		if (!draft.email || !password || session.get().status === "loading") return;
		const user = await session.register({
			...draft,
			password
		});
		if (!user) return;
		forget();
		await navigate({
			to: nextPath(user),
			replace: true
		});
	}
	function submit(event) {
		event.preventDefault();
		send();
	}
	function forgetError() {
		if (session.get().error) session.reset();
	}
	return /* @__PURE__ */ jsx(StepFrame, {
		step: 3,
		title: m.account.title,
		why: m.account.why,
		children: /* @__PURE__ */ jsxs("form", {
			className: form_module_default.form,
			onSubmit: submit,
			children: [
				/* @__PURE__ */ jsx(EmailField, {
					label: words.email,
					value: draft.email,
					onChange: (email) => {
						save({ email });
						forgetError();
					}
				}),
				/* @__PURE__ */ jsx(PasswordField, {
					fresh: true,
					label: words.password,
					toggleLabel: words.showPassword,
					hint: m.account.passwordHint,
					value: password,
					onChange: (value) => {
						setPassword(value);
						forgetError();
					}
				}),
				status === "failed" && /* @__PURE__ */ jsxs(Notice, {
					kind: "danger",
					children: [
						hasStatus(error, 500) ? errors.register : errorText(error),
						" ",
						hasStatus(error, 409) && /* @__PURE__ */ jsx(Link, {
							to: "/sign-in",
							children: m.signIn
						})
					]
				}),
				/* @__PURE__ */ jsx(SubmitButton, {
					label: m.account.submit,
					working: words.working,
					pending: status === "loading"
				})
			]
		})
	});
}
// web/src/features/accounts/age.ts
/** Whole years on this day, for a day written YYYY-MM-DD; not a number for anything else. */
function ageOn(birthDate, today) {
	const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(birthDate) ?? []).map(Number);
	if (!year || !month || !day) return NaN;
	const months = today.getMonth() + 1 - month;
	const before = months < 0 || months === 0 && today.getDate() < day;
	return today.getFullYear() - year - (before ? 1 : 0);
}
// web/src/features/accounts/age-step.tsx
/** The age gate, and the consent without which nobody could be introduced to anybody. */
function AgeStep({ draft, onDone }) {
	const words = useMessages("arriving");
	const m = words.register;
	const [dateOfBirth, setDateOfBirth] = useState(draft.dateOfBirth);
	const [consent, setConsent] = useState(draft.consent);
	const [fault, setFault] = useState(null);
	function submit(event) {
		event.preventDefault();
		const age = ageOn(dateOfBirth, /* @__PURE__ */ new Date());
		if (Number.isNaN(age) || age < 0 || age > 120) setFault(m.age.implausible);
		else if (age < 18) setFault(m.age.tooYoung(18));
		else if (consent) onDone({
			dateOfBirth,
			consent
		});
	}
	return /* @__PURE__ */ jsx(StepFrame, {
		step: 2,
		title: m.age.title(draft.firstName),
		why: m.age.why,
		children: /* @__PURE__ */ jsxs("form", {
			className: form_module_default.form,
			onSubmit: submit,
			children: [
				/* @__PURE__ */ jsx(TextInput, {
					type: "date",
					name: "dateOfBirth",
					autoComplete: "bday",
					size: "lg",
					required: true,
					withAsterisk: false,
					label: m.age.label,
					value: dateOfBirth,
					onChange: (event) => {
						setDateOfBirth(event.currentTarget.value);
						setFault(null);
					}
				}),
				fault && /* @__PURE__ */ jsx(Notice, {
					kind: "danger",
					children: fault
				}),
				/* @__PURE__ */ jsx(Checkbox, {
					name: "consent",
					size: "md",
					required: true,
					label: m.age.consent,
					description: m.age.consentWhy,
					checked: consent,
					onChange: (event) => setConsent(event.currentTarget.checked)
				}),
				/* @__PURE__ */ jsx(Link, {
					to: "/privacy",
					target: "_blank",
					className: form_module_default.link,
					children: m.age.privacy
				}),
				/* @__PURE__ */ jsx(SubmitButton, {
					label: m.next,
					working: words.working,
					pending: false
				})
			]
		})
	});
}
// web/src/features/accounts/name-step.tsx
function NameStep({ draft, onDone }) {
	const words = useMessages("arriving");
	const m = words.register;
	const [firstName, setFirstName] = useState(draft.firstName);
	function submit(event) {
		event.preventDefault();
		if (firstName.trim()) onDone({ firstName: firstName.trim() });
	}
	return /* @__PURE__ */ jsx(StepFrame, {
		step: 1,
		title: m.name.title,
		why: m.name.why,
		children: /* @__PURE__ */ jsxs("form", {
			className: form_module_default.form,
			onSubmit: submit,
			children: [/* @__PURE__ */ jsx(TextInput, {
				name: "firstName",
				autoComplete: "given-name",
				size: "lg",
				required: true,
				withAsterisk: false,
				maxLength: 50,
				label: m.name.label,
				value: firstName,
				onChange: (event) => setFirstName(event.currentTarget.value)
			}), /* @__PURE__ */ jsx(SubmitButton, {
				label: m.next,
				working: words.working,
				pending: false
			})]
		})
	});
}
// web/src/features/accounts/register-draft.ts
var key = "registration";
var empty = {
	firstName: "",
	dateOfBirth: "",
	consent: false,
	email: ""
};
/** Kept until the tab is closed, so that a reload or a look elsewhere loses nothing. */
function useDraft() {
	const [draft, setDraft] = useState(read);
	function save(change) {
		const next = {
			...draft,
			...change
		};
		setDraft(next);
		keep(JSON.stringify(next));
	}
	return {
		draft,
		save,
		forget: () => keep(null)
	};
}
function read() {
	try {
		const stored = JSON.parse(sessionStorage.getItem(key) ?? "{}");
		return {
			...empty,
			...stored
		};
	} catch {
		return empty;
	}
}
function keep(text) {
	try {
		if (text === null) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
	} catch {}
}
// web/src/features/accounts/register-page.tsx
/** Three short steps. Each has an address of its own, so that the browser's way back works. */
function RegisterPage() {
	const { draft, save, forget } = useDraft();
	const { step: wanted = 1 } = useSearch({ from: "/register" });
	const navigate = useNavigate();
	const step = Math.min(wanted, farthest(draft));
	useEffect(() => {
		session.reset();
	}, []);
	function goTo(next) {
		return (change) => {
			save(change);
			navigate({
				to: "/register",
				search: { step: next }
			});
		};
	}
	if (step === 1) return /* @__PURE__ */ jsx(NameStep, {
		draft,
		onDone: goTo(2)
	});
	if (step === 2) return /* @__PURE__ */ jsx(AgeStep, {
		draft,
		onDone: goTo(3)
	});
	return /* @__PURE__ */ jsx(AccountStep, {
		draft,
		save,
		forget
	});
}
/** Nobody comes to a step before the ones before it are done. */
function farthest({ firstName, dateOfBirth, consent }) {
	if (!firstName) return 1;
	return dateOfBirth && consent ? 3 : 2;
}
export { RegisterPage };
