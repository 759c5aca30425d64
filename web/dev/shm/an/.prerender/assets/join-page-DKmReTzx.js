import { a as readInvitation, i as join, t as acceptInvitation } from "./team-BVJaQM5s.js";
import { O as useMessages, S as call, v as useSession, w as useErrorText, y as mailedToken } from "../entry.mjs";
import { t as Notice } from "./notice-fNvvit8H.js";
import { a as send, t as session } from "./session-CNfDh4Vs.js";
import { n as Door, t as form_module_default } from "./form.module-Bjuff9ME.js";
import { t as SubmitButton } from "./submit-button-D0i2V56_.js";
/* empty css                     */
import { t as PasswordField } from "./password-field-CwHZHN5L.js";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/src/features/accounts/accept-invitation.tsx
/** With the account of the invited address; another one, or none, is told what to do. */
function AcceptInvitation({ token, email }) {
	const { join: m } = useMessages("team");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const { token: signedIn, user } = useSession();
	const { mutate, isPending, error } = useMutation({
		mutationFn: () => call(acceptInvitation, { body: { token } }),
		onSuccess: async ({ data }) => {
			session.keepUser(data.user);
			await navigate({
				to: "/dashboard",
				hash: "",
				replace: true
			});
		}
	});
	if (!signedIn) return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Notice, {
		kind: "warning",
		children: m.signIn(email)
	}), /* @__PURE__ */ jsx(Link, {
		to: "/sign-in",
		className: form_module_default.link,
		children: m.toSignIn
	})] });
	if (user && user.email !== email) return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Notice, {
		kind: "warning",
		children: m.other(email)
	}), /* @__PURE__ */ jsx(Link, {
		to: "/sign-in",
		className: form_module_default.link,
		onClick: () => void session.logout(),
		children: m.signOut
	})] });
	return /* @__PURE__ */ jsxs("form", {
		className: form_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			if (!isPending) mutate();
		},
		children: [error && /* @__PURE__ */ jsx(Notice, {
			kind: "danger",
			children: errorText(error)
		}), /* @__PURE__ */ jsx(SubmitButton, {
			label: m.accept,
			working: m.working,
			pending: isPending
		})]
	});
}
// web/src/features/accounts/join-form.tsx
/** A new account, whose address the link has confirmed. */
function JoinForm({ token, email }) {
	const { join: m } = useMessages("team");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const { status, error } = useSession();
	const [firstName, setFirstName] = useState("");
	const [lastName, setLastName] = useState("");
	const [password, setPassword] = useState("");
	async function submit(event) {
		event.preventDefault();
		if (!firstName.trim() || !password || session.get().status === "loading") return;
		const body = {
			token,
			firstName: firstName.trim(),
			password,
			...lastName.trim() && { lastName: lastName.trim() }
		};
		if (await session.enter(async () => (await send(join, { body })).data)) await navigate({
			to: "/dashboard",
			hash: "",
			replace: true
		});
	}
	return /* @__PURE__ */ jsxs("form", {
		className: form_module_default.form,
		onSubmit: (event) => void submit(event),
		children: [
			/* @__PURE__ */ jsx(TextInput, {
				size: "lg",
				type: "email",
				autoComplete: "username",
				readOnly: true,
				label: m.email,
				value: email
			}),
			/* @__PURE__ */ jsx(TextInput, {
				size: "lg",
				autoComplete: "given-name",
				maxLength: 50,
				required: true,
				withAsterisk: false,
				label: m.firstName,
				value: firstName,
				onChange: ({ currentTarget }) => setFirstName(currentTarget.value)
			}),
			/* @__PURE__ */ jsx(TextInput, {
				size: "lg",
				autoComplete: "family-name",
				maxLength: 50,
				label: m.lastName,
				value: lastName,
				onChange: ({ currentTarget }) => setLastName(currentTarget.value)
			}),
			/* @__PURE__ */ jsx(PasswordField, {
				fresh: true,
				label: m.password,
				toggleLabel: m.showPassword,
				hint: m.hint,
				value: password,
				onChange: setPassword
			}),
			status === "failed" && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				label: m.submit,
				working: m.working,
				pending: status === "loading"
			})
		]
	});
}
// web/src/features/accounts/join-page.tsx
/** Where the mail of an invitation leads. */
function JoinPage() {
	const words = useMessages("team");
	const m = words.join;
	const errorText = useErrorText();
	const { token: signedIn } = useSession();
	const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
	const { data, error } = useQuery({
		queryKey: ["invitation", token],
		queryFn: async ({ signal }) => (await call(readInvitation, {
			body: { token: token ?? "" },
			signal
		})).data,
		enabled: token !== null,
		staleTime: Infinity,
		gcTime: 0
	});
	if (!token || error) return /* @__PURE__ */ jsx(Door, {
		title: token ? m.failed : m.title,
		children: /* @__PURE__ */ jsx(Notice, {
			kind: "warning",
			children: token ? errorText(error) : m.incomplete
		})
	});
	if (!data) return /* @__PURE__ */ jsx(Door, {
		title: m.title,
		children: m.reading
	});
	const { email, role, hasAccount } = data;
	return /* @__PURE__ */ jsx(Door, {
		title: m.title,
		lead: m.lead(words.roles[role]),
		children: hasAccount || signedIn ? /* @__PURE__ */ jsx(AcceptInvitation, {
			token,
			email
		}) : /* @__PURE__ */ jsx(JoinForm, {
			token,
			email
		})
	});
}
export { JoinPage };
