/* empty css                      */
import { O as useMessages, S as call, b as loadUser, g as SchemeSwitch, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as column_module_default } from "./column.module-BJZPtkbo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as Section } from "./section-BbbGr7CM.js";
import { a as endOtherSessions, c as listSessions, i as deactivate, n as changePassword, o as endSession, r as confirmEmailChange, t as changeEmail } from "./credentials-DUfwqlPf.js";
import { N as CallError, P as hasStatus, t as session$1 } from "./session-CNfDh4Vs.js";
import { a as useChangeSettings, d as ownProfileKey, f as useOwnProfile, n as useBlock, r as useBlocks } from "./queries-DxOdjoK6.js";
import { t as CodeField } from "./code-field-Dv1b1HX7.js";
import { t as EmailField } from "./email-field-DZ7WiNUK.js";
import { t as PasswordField } from "./password-field-CwHZHN5L.js";
import { t as Dialog } from "./dialog-7crX4kYo.js";
import { t as formatDate } from "./formats-DciwXFsk.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { a as useLeave, c as useOwnAccount, n as useAskArchive, o as useMailLeavingCode, r as useFetchArchive, t as useArchive } from "./queries-BzViBhvb.js";
import { t as leaving_module_default } from "./leaving.module-BDKUx4iy.js";
import { t as config } from "./config-D7cc2gS3.js";
/* empty css                     */
import { r as usePreferences, s as noticeChannels, t as useChoose } from "./queries-DoGqfJWx.js";
/* empty css                           */
import { r as unblockMember } from "./blocks-cs4jY1Sp.js";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var account_form_module_default = {
	form: "_form_1bdzg_1",
	buttons: "_buttons_1bdzg_7",
	points: "_points_1bdzg_14",
	session: "_session_1bdzg_21",
	device: "_device_1bdzg_25",
	badge: "_badge_1bdzg_33"
};
// web/src/features/accounts/account-form.tsx
/** A form of the settings that opens in place or in a dialog. What is typed stays when it fails. */
function AccountForm({ children, error, pending, ...props }) {
	const { user } = useSession();
	return /* @__PURE__ */ jsxs("form", {
		className: account_form_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			if (!pending) props.onSubmit();
		},
		children: [
			/* @__PURE__ */ jsx("input", {
				type: "hidden",
				name: "username",
				autoComplete: "username",
				value: user?.email ?? ""
			}),
			children,
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: error
			}),
			/* @__PURE__ */ jsxs("div", {
				className: account_form_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: props.onCancel,
					children: props.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					radius: 999,
					loading: pending,
					...props.danger && { color: "danger" },
					children: props.submit
				})]
			})
		]
	});
}
// web/src/features/accounts/account-queries.ts
var sessions = ["sessions"];
function useChangePassword() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (body) => session$1.renew((await call(changePassword, { body })).data),
		onSuccess: () => client.invalidateQueries({ queryKey: sessions })
	});
}
/** Whether codes are awaited; if not, the address has moved. */
var useAskToMove = () => useMutation({ mutationFn: async (body) => {
	const { pending } = (await call(changeEmail, { body })).data;
	if (!pending) await loadUser();
	return pending;
} });
function useMove() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (body) => session$1.keepUser((await call(confirmEmailChange, { body })).data.user),
		onSuccess: () => client.invalidateQueries({ queryKey: ownProfileKey })
	});
}
var useSessions = () => useQuery({
	queryKey: sessions,
	queryFn: async () => (await call(listSessions)).data.sessions
});
function useEndSession() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (id) => call(endSession, { params: { id } }).catch((error) => {
			if (!hasStatus(error, 404)) throw error;
		}),
		onSettled: () => client.invalidateQueries({ queryKey: sessions })
	});
}
function useEndOtherSessions() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () => call(endOtherSessions),
		onSettled: () => client.invalidateQueries({ queryKey: sessions })
	});
}
var useDeactivate = () => useMutation({ mutationFn: async (password) => {
	await call(deactivate, { body: { password } });
	await session$1.logout();
} });
/** What the server said of one field. */
function fieldError(error, field) {
	return (error instanceof CallError ? error.body : null)?.errors?.find((each) => each.field === field)?.msg;
}
// web/src/features/accounts/address-codes-form.tsx
/** Both mailboxes have to answer: who has only the new one is not the owner. */
function AddressCodesForm({ present, fresh, onRestart, onDone }) {
	const { address: m } = useMessages("account");
	const errorText = useErrorText();
	const { mutate, error, isPending, reset } = useMove();
	const [presentCode, setPresentCode] = useState("");
	const [newCode, setNewCode] = useState("");
	const edit = (set) => (value) => {
		set(value);
		if (error) reset();
	};
	return /* @__PURE__ */ jsxs(AccountForm, {
		submit: m.confirm,
		cancel: m.restart,
		pending: isPending,
		onCancel: onRestart,
		onSubmit: () => mutate({
			presentCode,
			newCode
		}, { onSuccess: onDone }),
		error: error && errorText(error),
		children: [
			/* @__PURE__ */ jsx("output", { children: m.sent(present, fresh) }),
			/* @__PURE__ */ jsx(CodeField, {
				label: m.presentCode,
				value: presentCode,
				onChange: edit(setPresentCode)
			}),
			/* @__PURE__ */ jsx(CodeField, {
				label: m.freshCode,
				value: newCode,
				onChange: edit(setNewCode)
			})
		]
	});
}
// web/src/features/accounts/address-form.tsx
function AddressForm({ onCancel, onAsked }) {
	const words = useMessages("account");
	const m = words.address;
	const errorText = useErrorText();
	const { mutate, error, isPending, reset } = useAskToMove();
	const [email, setEmail] = useState("");
	const [password, setPassword] = useState("");
	const ofPassword = fieldError(error, "password");
	const edit = (set) => (value) => {
		set(value);
		if (error) reset();
	};
	return /* @__PURE__ */ jsxs(AccountForm, {
		submit: m.submit,
		cancel: m.cancel,
		pending: isPending,
		onCancel,
		onSubmit: () => mutate({
			email,
			password
		}, { onSuccess: (pending) => onAsked(email.trim(), pending) }),
		error: error && !ofPassword && errorText(error),
		children: [/* @__PURE__ */ jsx(EmailField, {
			label: m.fresh,
			fresh: true,
			value: email,
			onChange: edit(setEmail)
		}), /* @__PURE__ */ jsx(PasswordField, {
			label: m.password,
			toggleLabel: words.showPassword,
			value: password,
			onChange: edit(setPassword),
			error: ofPassword
		})]
	});
}
// web/src/features/accounts/address-section.tsx
function AddressSection() {
	const { address: m } = useMessages("account");
	const [step, setStep] = useState({ name: "shown" });
	const email = useSession().user?.email ?? "";
	const goTo = (name) => () => setStep({ name });
	return /* @__PURE__ */ jsxs(Section, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.about(email)
			}),
			step.name === "done" && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.done(email)
			}),
			step.name === "moved" && /* @__PURE__ */ jsxs(Notice, {
				kind: "success",
				children: [
					m.moved(email),
					" ",
					/* @__PURE__ */ jsx(Link, {
						to: "/verify",
						children: m.verify
					})
				]
			}),
			step.name === "typing" && /* @__PURE__ */ jsx(AddressForm, {
				onCancel: goTo("shown"),
				onAsked: (fresh, pending) => setStep(pending ? {
					name: "codes",
					email: fresh
				} : { name: "moved" })
			}),
			step.name === "codes" && /* @__PURE__ */ jsx(AddressCodesForm, {
				present: email,
				fresh: step.email,
				onRestart: goTo("typing"),
				onDone: goTo("done")
			}),
			step.name !== "typing" && step.name !== "codes" && /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				variant: "default",
				onClick: goTo("typing"),
				children: m.open
			}) })
		]
	});
}
// web/src/features/accounts/break-section.tsx
function BreakSection() {
	const { pause: m } = useMessages("account");
	const [opened, setOpened] = useState(false);
	const close = () => setOpened(false);
	return /* @__PURE__ */ jsxs(Section, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.about
			}),
			/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				variant: "default",
				onClick: () => setOpened(true),
				children: m.open
			}) }),
			/* @__PURE__ */ jsx(Dialog, {
				title: m.dialog,
				closeLabel: m.cancel,
				opened,
				onClose: close,
				children: /* @__PURE__ */ jsx(BreakForm, { onClose: close })
			})
		]
	});
}
/** Once the session is over, the way back is the page to sign in. */
function BreakForm({ onClose }) {
	const words = useMessages("account");
	const m = words.pause;
	const errorText = useErrorText();
	const { mutate, error, isPending, reset } = useDeactivate();
	const [password, setPassword] = useState("");
	const ofPassword = fieldError(error, "password");
	return /* @__PURE__ */ jsxs(AccountForm, {
		danger: true,
		submit: m.submit,
		cancel: m.cancel,
		pending: isPending,
		onCancel: onClose,
		onSubmit: () => mutate(password),
		error: error && !ofPassword && errorText(error),
		children: [/* @__PURE__ */ jsx("ul", {
			className: account_form_module_default.points,
			children: m.points.map((point) => /* @__PURE__ */ jsx("li", { children: point }, point))
		}), /* @__PURE__ */ jsx(PasswordField, {
			label: m.password,
			toggleLabel: words.showPassword,
			value: password,
			onChange: (value) => {
				setPassword(value);
				if (error) reset();
			},
			error: ofPassword
		})]
	});
}
// web/src/features/accounts/password-section.tsx
function PasswordSection() {
	const { password: m } = useMessages("account");
	const [open, setOpen] = useState(false);
	const [done, setDone] = useState(false);
	return /* @__PURE__ */ jsxs(Section, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.about
			}),
			done && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.done
			}),
			open ? /* @__PURE__ */ jsx(PasswordForm, {
				onClose: () => setOpen(false),
				onDone: () => {
					setOpen(false);
					setDone(true);
				}
			}) : /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				variant: "default",
				onClick: () => {
					setOpen(true);
					setDone(false);
				},
				children: m.open
			}) })
		]
	});
}
function PasswordForm({ onClose, onDone }) {
	const words = useMessages("account");
	const m = words.password;
	const errorText = useErrorText();
	const { mutate, error, isPending, reset } = useChangePassword();
	const [password, setPassword] = useState("");
	const [newPassword, setNewPassword] = useState("");
	const ofFields = {
		password: fieldError(error, "password"),
		newPassword: fieldError(error, "newPassword")
	};
	const edit = (set) => (value) => {
		set(value);
		if (error) reset();
	};
	return /* @__PURE__ */ jsxs(AccountForm, {
		submit: m.submit,
		cancel: m.cancel,
		pending: isPending,
		onCancel: onClose,
		onSubmit: () => mutate({
			password,
			newPassword
		}, { onSuccess: onDone }),
		error: error && !ofFields.password && !ofFields.newPassword && errorText(error),
		children: [/* @__PURE__ */ jsx(PasswordField, {
			label: m.present,
			toggleLabel: words.showPassword,
			value: password,
			onChange: edit(setPassword),
			error: ofFields.password
		}), /* @__PURE__ */ jsx(PasswordField, {
			fresh: true,
			label: m.fresh,
			toggleLabel: words.showPassword,
			hint: m.rules,
			value: newPassword,
			onChange: edit(setNewPassword),
			error: ofFields.newPassword
		})]
	});
}
// web/src/features/accounts/sessions-section.tsx
function SessionsSection() {
	const words = useMessages("account");
	const m = words.sessions;
	const errorText = useErrorText();
	const query = useSessions();
	const one = useEndSession();
	const others = useEndOtherSessions();
	const error = one.error ?? others.error;
	return /* @__PURE__ */ jsxs(Section, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.about
			}),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words
			}),
			/* @__PURE__ */ jsx("ul", {
				className: column_module_default.list,
				children: query.data?.map(({ _id, device, address, lastUsedAt, current }) => {
					const name = device || m.unknown;
					const when = formatDate(lastUsedAt, { timeStyle: "short" });
					return /* @__PURE__ */ jsxs("li", {
						className: column_module_default.row,
						children: [/* @__PURE__ */ jsxs("div", {
							className: account_form_module_default.session,
							children: [/* @__PURE__ */ jsxs("p", {
								className: account_form_module_default.device,
								children: [
									name,
									" ",
									current && /* @__PURE__ */ jsx("span", {
										className: account_form_module_default.badge,
										children: m.current
									})
								]
							}), /* @__PURE__ */ jsx("p", {
								className: column_module_default.quiet,
								children: m.used(when, address)
							})]
						}), !current && /* @__PURE__ */ jsx(Button, {
							variant: "default",
							"aria-label": m.endNamed(name, when),
							onClick: () => one.mutate(_id),
							children: m.end
						})]
					}, _id);
				})
			}),
			one.isSuccess && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.ended
			}),
			others.isSuccess && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.endedOthers
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			query.data?.length === 1 && /* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.alone
			}),
			query.data && query.data.length > 1 && /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				variant: "default",
				loading: others.isPending,
				onClick: () => others.mutate(void 0, { onSuccess: () => one.reset() }),
				children: m.endOthers
			}) })
		]
	});
}
// web/src/features/leaving/archive-section.tsx
/** Everything about oneself, to take along. */
function ArchiveSection() {
	const words = useMessages("leaving");
	const { archive: m } = words;
	const errorText = useErrorText();
	const query = useArchive();
	const ask = useAskArchive();
	const fetch = useFetchArchive();
	const archive = query.data;
	const error = ask.error ?? fetch.error;
	return /* @__PURE__ */ jsxs(Section, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.about
			}),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words
			}),
			/* @__PURE__ */ jsxs("output", { children: [archive?.state === "waiting" && m.waiting, archive?.expiresAt && m.ready(archive.expiresAt, archive.size ?? 0)] }),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: column_module_default.buttons,
				children: [archive?.state === "ready" && /* @__PURE__ */ jsx(Button, {
					loading: fetch.isPending,
					onClick: () => fetch.mutate(m.name),
					children: m.fetch
				}), query.isSuccess && archive?.state !== "waiting" && /* @__PURE__ */ jsx(Button, {
					variant: "default",
					loading: ask.isPending,
					onClick: () => ask.mutate(),
					children: archive ? m.anew : m.ask
				})]
			})
		]
	});
}
// web/src/features/leaving/leave-form.tsx
/** By the password, or by a code from the mailbox of who has none. */
function LeaveForm({ account: { email, hasPassword }, withdraws, onCancel }) {
	const { leave: m, consent } = useMessages("leaving");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const { mutate, error, isPending, reset } = useLeave();
	const mail = useMailLeavingCode();
	const [secret, setSecret] = useState("");
	const asking = hasPassword || mail.isSuccess;
	const fault = error ?? mail.error;
	function leave(event) {
		event.preventDefault();
		if (!secret || isPending) return;
		mutate({
			...hasPassword ? { password: secret } : { code: secret },
			withdrawConsent: withdraws
		}, { onSuccess: goOut });
	}
	/** The server has ended every session; this browser is told where the way back is. */
	function goOut(leaving) {
		session$1.end(session$1.get().token);
		navigate({
			to: "/sign-in",
			search: { leaving },
			replace: true
		});
	}
	return /* @__PURE__ */ jsxs("form", {
		className: leaving_module_default.form,
		onSubmit: leave,
		children: [
			!hasPassword && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: mail.isSuccess ? m.codeSent(email) : m.codeAbout(email)
			}), /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				variant: "default",
				loading: mail.isPending,
				onClick: () => mail.mutate(),
				children: m.mailCode
			}) })] }),
			asking && /* @__PURE__ */ jsx(TextInput, {
				size: "lg",
				required: true,
				withAsterisk: false,
				...hasPassword ? {
					type: "password",
					label: m.password,
					autoComplete: "current-password"
				} : {
					label: m.code,
					inputMode: "numeric",
					autoComplete: "one-time-code",
					maxLength: 6
				},
				value: secret,
				onChange: ({ currentTarget }) => {
					setSecret(currentTarget.value);
					if (error) reset();
				}
			}),
			fault && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(fault)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: leaving_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onCancel,
					children: m.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					color: "danger",
					loading: isPending,
					disabled: !asking,
					children: withdraws ? consent.confirm : m.confirm
				})]
			})
		]
	});
}
// web/src/features/leaving/leave-dialog.tsx
var day = 864e5;
/** Says what will happen, and asks once more who it is. */
function LeaveDialog({ withdraws = false, opened, onClose }) {
	const words = useMessages("leaving");
	const { leave: m, consent } = words;
	const account = useOwnAccount();
	const [until] = useState(() => Date.now() + config.keepDays.leaving * day);
	return /* @__PURE__ */ jsx(Dialog, {
		title: withdraws ? consent.dialog : m.dialog,
		closeLabel: m.cancel,
		opened,
		onClose,
		children: /* @__PURE__ */ jsxs("div", {
			className: leaving_module_default.form,
			children: [
				withdraws && /* @__PURE__ */ jsx("p", { children: consent.why }),
				/* @__PURE__ */ jsx("ul", {
					className: leaving_module_default.points,
					children: m.points(until, config.keepDays.reports).map((point) => /* @__PURE__ */ jsx("li", { children: point }, point))
				}),
				/* @__PURE__ */ jsx(QueryState, {
					query: account,
					words
				}),
				account.data && /* @__PURE__ */ jsx(LeaveForm, {
					account: account.data,
					withdraws,
					onCancel: onClose
				})
			]
		})
	});
}
// web/src/features/leaving/consent-section.tsx
/** To what one has agreed, and the way to take that back. */
function ConsentSection() {
	const words = useMessages("leaving");
	const { consent: m } = words;
	const { consent: agreed } = useMessages("arriving").register.age;
	const account = useOwnAccount();
	const { user } = useSession();
	const [opened, setOpened] = useState(false);
	const consent = account.data?.consent;
	if (user?.isAdmin && !consent) return null;
	return /* @__PURE__ */ jsxs(Section, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx(QueryState, {
				query: account,
				words
			}),
			consent && /* @__PURE__ */ jsxs(Fragment, { children: [
				/* @__PURE__ */ jsx("p", { children: m.given(consent.givenAt) }),
				/* @__PURE__ */ jsx("blockquote", {
					className: leaving_module_default.agreed,
					children: agreed
				}),
				/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: () => setOpened(true),
					children: m.withdraw
				}) })
			] }),
			consent === null && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.missing
			}), /* @__PURE__ */ jsx(Link, {
				to: "/welcome",
				className: column_module_default.link,
				children: m.toProfile
			})] }),
			/* @__PURE__ */ jsx(LeaveDialog, {
				withdraws: true,
				opened,
				onClose: () => setOpened(false)
			})
		]
	});
}
// web/src/features/leaving/leave-section.tsx
function LeaveSection() {
	const { leave: m } = useMessages("leaving");
	const [opened, setOpened] = useState(false);
	return /* @__PURE__ */ jsxs(Section, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.about(config.keepDays.leaving)
			}),
			/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				variant: "outline",
				color: "danger",
				onClick: () => setOpened(true),
				children: m.open
			}) }),
			/* @__PURE__ */ jsx(LeaveDialog, {
				opened,
				onClose: () => setOpened(false)
			})
		]
	});
}
var notifications_section_module_default = {
	place: "_place_r2ck0_1",
	table: "_table_r2ck0_5",
	box: "_box_r2ck0_34"
};
// web/src/features/notifications/notifications-section.tsx
function NotificationsSection() {
	const words = useMessages("notices");
	const { settings: m } = words;
	const errorText = useErrorText();
	const query = usePreferences();
	const { mutate, error } = useChoose();
	return /* @__PURE__ */ jsx("div", {
		id: "notifications",
		className: notifications_section_module_default.place,
		children: /* @__PURE__ */ jsxs(Section, {
			title: m.title,
			children: [
				/* @__PURE__ */ jsx("p", {
					className: column_module_default.quiet,
					children: m.about
				}),
				/* @__PURE__ */ jsx(QueryState, {
					query,
					words
				}),
				query.data && /* @__PURE__ */ jsx(Table, {
					preferences: query.data,
					onChoose: mutate
				}),
				error && /* @__PURE__ */ jsx(Notice, {
					kind: "danger",
					children: errorText(error)
				})
			]
		})
	});
}
function Table({ preferences, onChoose }) {
	const { settings: m } = useMessages("notices");
	return /* @__PURE__ */ jsxs("table", {
		className: notifications_section_module_default.table,
		children: [/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("th", {
			scope: "col",
			children: m.kind
		}), noticeChannels.map((channel) => /* @__PURE__ */ jsx("th", {
			scope: "col",
			children: m.channels[channel]
		}, channel))] }) }), /* @__PURE__ */ jsxs("tbody", { children: [preferences.map((preference) => /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("th", {
			scope: "row",
			children: m.kinds[preference.kind]
		}), noticeChannels.map((channel) => /* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx(Checkbox, {
			size: "md",
			className: notifications_section_module_default.box,
			"aria-label": m.by(m.kinds[preference.kind], m.channels[channel]),
			checked: preference[channel],
			onChange: ({ currentTarget: { checked: on } }) => onChoose({
				kind: preference.kind,
				channel,
				on
			})
		}) }, channel))] }, preference.kind)), /* @__PURE__ */ jsxs("tr", { children: [
			/* @__PURE__ */ jsx("th", {
				scope: "row",
				children: m.safety
			}),
			/* @__PURE__ */ jsx("td", {
				className: column_module_default.quiet,
				children: m.never
			}),
			/* @__PURE__ */ jsx("td", {
				className: column_module_default.quiet,
				children: m.always
			})
		] })] })]
	});
}
// web/src/features/profile/blocked-section.tsx
function BlockedSection() {
	const words = useMessages("profile");
	const { settings: m } = words;
	const errorText = useErrorText();
	const query = useBlocks();
	const { mutate, error } = useBlock(unblockMember);
	const blocks = query.data?.pages.flatMap((page) => page.blocks);
	return /* @__PURE__ */ jsxs(Section, {
		title: m.blocked,
		children: [
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			blocks?.length === 0 && /* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.nobody
			}),
			/* @__PURE__ */ jsx("ul", {
				className: column_module_default.list,
				children: blocks?.map(({ memberId, firstName, blockedAt }) => {
					const name = firstName ?? m.somebody;
					return /* @__PURE__ */ jsxs("li", {
						className: column_module_default.row,
						children: [/* @__PURE__ */ jsxs("span", { children: [
							name,
							" ",
							/* @__PURE__ */ jsx("span", {
								className: column_module_default.quiet,
								children: m.since(formatDate(blockedAt))
							})
						] }), /* @__PURE__ */ jsx(Button, {
							variant: "default",
							"aria-label": m.unblockName(name),
							onClick: () => mutate(memberId),
							children: m.unblock
						})]
					}, memberId);
				})
			}),
			query.hasNextPage && /* @__PURE__ */ jsx(Button, {
				variant: "default",
				onClick: () => void query.fetchNextPage(),
				children: m.more
			})
		]
	});
}
// web/src/features/profile/privacy-section.tsx
function PrivacySection() {
	const words = useMessages("profile");
	const { settings: m } = words;
	const errorText = useErrorText();
	const profile = useOwnProfile();
	const { mutate, error } = useChangeSettings();
	const settings = profile.data?.user.settings;
	return /* @__PURE__ */ jsxs(Section, {
		title: m.privacy,
		children: [
			/* @__PURE__ */ jsx(QueryState, {
				query: profile,
				words
			}),
			settings && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Checkbox, {
				size: "md",
				label: m.showLastActive,
				description: m.showLastActiveWhy,
				checked: settings.showLastActive,
				onChange: ({ currentTarget }) => mutate({ showLastActive: currentTarget.checked })
			}), /* @__PURE__ */ jsx(Checkbox, {
				size: "md",
				label: m.pause,
				description: m.pauseWhy,
				checked: settings.paused,
				onChange: ({ currentTarget }) => mutate({ paused: currentTarget.checked })
			})] }),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			})
		]
	});
}
// web/src/app/settings-page.tsx
/** Every area brings its own sections. */
function SettingsPage() {
	const { settings: m } = useMessages("profile");
	return /* @__PURE__ */ jsxs("div", {
		className: column_module_default.page,
		children: [
			/* @__PURE__ */ jsx("h1", { children: m.title }),
			/* @__PURE__ */ jsx(PrivacySection, {}),
			/* @__PURE__ */ jsx(NotificationsSection, {}),
			/* @__PURE__ */ jsx(BlockedSection, {}),
			/* @__PURE__ */ jsx(Section, {
				title: m.reports,
				children: /* @__PURE__ */ jsx(Link, {
					to: "/my-reports",
					className: column_module_default.link,
					children: m.reportsLink
				})
			}),
			/* @__PURE__ */ jsxs(Section, {
				title: m.appearance,
				children: [/* @__PURE__ */ jsx("p", {
					className: column_module_default.quiet,
					children: m.appearanceWhy
				}), /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(SchemeSwitch, {}) })]
			}),
			/* @__PURE__ */ jsx(AddressSection, {}),
			/* @__PURE__ */ jsx(PasswordSection, {}),
			/* @__PURE__ */ jsx(SessionsSection, {}),
			/* @__PURE__ */ jsx(BreakSection, {}),
			/* @__PURE__ */ jsx(ConsentSection, {}),
			/* @__PURE__ */ jsx(ArchiveSection, {}),
			/* @__PURE__ */ jsx(LeaveSection, {})
		]
	});
}
export { SettingsPage };
