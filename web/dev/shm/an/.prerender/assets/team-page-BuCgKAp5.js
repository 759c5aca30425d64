import { O as useMessages, S as call, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as panel_module_default } from "./panel.module-DeBxi3q8.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StaffPage } from "./staff-page-CnB4F-sm.js";
import { t as DataTable } from "./data-table-DLN4wPL2.js";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
import { n as changeUserState, r as editUser } from "./staff-CihchXjW.js";
import { n as invite, o as readTeam, r as inviteAgain, s as revokeInvitation } from "./team-BVJaQM5s.js";
import { t as Dialog } from "./dialog-7crX4kYo.js";
import { n as staffRoles } from "./config-D7cc2gS3.js";
/* empty css                     */
/* empty css                      */
import { r as lastActiveText } from "./formats-DciwXFsk.js";
import { t as Avatar } from "./avatar-BjdxCosA.js";
import { n as listAudit } from "./audit-CB89frr8.js";
import { a as readMemberFile, i as endUserSession, n as changeUserVip } from "./member-file-Cz7ZYBTA.js";
import { n as decidePhoto } from "./photo-review-DjMC8rgG.js";
import { i as deleteReport, o as replyToReport } from "./report-work-D-lSAp82.js";
import { t as dashboard } from "./statistics-CWDRFqC7.js";
import { n as exportUsers } from "./users-BIgx8F1u.js";
import { Link } from "@tanstack/react-router";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
// web/src/features/team/queries.ts
/** Read once and after each change: every reading is written down. */
var useTeam = () => useQuery({
	queryKey: ["team"],
	queryFn: async ({ signal }) => (await call(readTeam, { signal })).data,
	staleTime: Infinity,
	gcTime: 0
});
function useChange(mutationFn) {
	const client = useQueryClient();
	return useMutation({
		mutationFn,
		onSettled: () => client.invalidateQueries({ queryKey: ["team"] })
	});
}
var useInvite = () => useChange((body) => call(invite, { body }));
var useInviteAgain = () => useChange((id) => call(inviteAgain, { params: { id } }));
var useTakeBack = () => useChange((id) => call(revokeInvitation, { params: { id } }));
var useChangeRole = () => useChange(({ id, staffRole }) => call(editUser, {
	params: { id },
	body: { staffRole }
}));
var team_page_module_default = {
	panel: "_panel_1yhpd_1",
	head: "_head_1yhpd_8",
	who: "_who_1yhpd_18",
	buttons: "_buttons_1yhpd_31",
	none: "_none_1yhpd_36",
	form: "_form_1yhpd_41",
	end: "_end_1yhpd_46",
	quiet: "_quiet_1yhpd_53",
	no: "_no_1yhpd_36",
	yes: "_yes_1yhpd_61"
};
// web/src/features/team/invitations.tsx
function Invitations({ invitations, readAt, onSent }) {
	const m = useMessages("team");
	const errorText = useErrorText();
	const again = useInviteAgain();
	const back = useTakeBack();
	const error = again.error ?? back.error;
	if (invitations.length === 0) return /* @__PURE__ */ jsx("p", {
		className: team_page_module_default.none,
		children: m.noInvitations
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [error && /* @__PURE__ */ jsx(Notice, {
		kind: "danger",
		children: errorText(error)
	}), /* @__PURE__ */ jsx(DataTable, {
		label: m.invitations,
		columns: m.invitationColumns,
		children: invitations.map(({ _id, email, role, invitedBy, expiresAt }) => /* @__PURE__ */ jsxs("tr", { children: [
			/* @__PURE__ */ jsx("td", { children: email }),
			/* @__PURE__ */ jsx("td", { children: m.roles[role] }),
			/* @__PURE__ */ jsx("td", { children: invitedBy ?? m.gone }),
			/* @__PURE__ */ jsx("td", { children: Date.parse(expiresAt) < readAt ? /* @__PURE__ */ jsx(StatusBadge, {
				kind: "warning",
				children: m.expired
			}) : m.until(expiresAt) }),
			/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsxs("div", {
				className: team_page_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					size: "xs",
					variant: "default",
					"aria-label": m.sendAgain(email),
					onClick: () => again.mutate(_id, { onSuccess: () => onSent(email) }),
					children: m.sendAgainShort
				}), /* @__PURE__ */ jsx(Button, {
					size: "xs",
					variant: "default",
					"aria-label": m.takeBack(email),
					onClick: () => back.mutate(_id),
					children: m.takeBackShort
				})]
			}) })
		] }, _id))
	})] });
}
// web/src/features/team/role-select.tsx
function RoleSelect({ value, leave = false, onChange }) {
	const m = useMessages("team");
	const data = staffRoles.map((role) => ({
		value: role,
		label: m.roles[role]
	}));
	return /* @__PURE__ */ jsx(NativeSelect, {
		label: m.role,
		rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
			size: 16,
			stroke: 1.75,
			"aria-hidden": true
		}),
		value,
		data: leave ? [...data, {
			value: "none",
			label: m.none
		}] : data,
		onChange: ({ currentTarget }) => onChange(currentTarget.value)
	});
}
// web/src/features/team/invite-dialog.tsx
function InviteDialog({ opened, onClose, onSent }) {
	const m = useMessages("team");
	return /* @__PURE__ */ jsx(Dialog, {
		opened,
		onClose,
		title: m.inviteTitle,
		closeLabel: m.cancel,
		children: /* @__PURE__ */ jsx(InviteForm, {
			onClose,
			onSent
		})
	});
}
function InviteForm({ onClose, onSent }) {
	const m = useMessages("team");
	const errorText = useErrorText();
	const { mutate, isPending, error, reset } = useInvite();
	const [email, setEmail] = useState("");
	const [role, setRole] = useState("moderator");
	return /* @__PURE__ */ jsxs("form", {
		className: team_page_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			const onSuccess = () => {
				onSent(email.trim());
				onClose();
			};
			if (email.trim() && !isPending) mutate({
				email: email.trim(),
				role
			}, { onSuccess });
		},
		children: [
			/* @__PURE__ */ jsx(TextInput, {
				"data-autofocus": true,
				type: "email",
				name: "email",
				autoComplete: "off",
				maxLength: 254,
				required: true,
				withAsterisk: false,
				label: m.email,
				value: email,
				onChange: ({ currentTarget }) => {
					setEmail(currentTarget.value);
					reset();
				}
			}),
			/* @__PURE__ */ jsx(RoleSelect, {
				value: role,
				onChange: (chosen) => chosen !== "none" && setRole(chosen)
			}),
			/* @__PURE__ */ jsx("p", {
				className: team_page_module_default.quiet,
				children: m.inviteAbout
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: team_page_module_default.end,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: m.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					color: "ink",
					loading: isPending,
					disabled: !email.trim(),
					children: m.send
				})]
			})
		]
	});
}
// web/src/features/team/people.tsx
function People({ staff, factorRequired, onChangeRole }) {
	const m = useMessages("team");
	const formats = useMessages("formats");
	const { user } = useSession();
	return /* @__PURE__ */ jsx(DataTable, {
		label: m.people,
		columns: m.columns,
		children: staff.map((colleague) => {
			const name = colleague.name ?? m.nobody;
			return /* @__PURE__ */ jsxs("tr", { children: [
				/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsxs("div", {
					className: team_page_module_default.who,
					children: [
						/* @__PURE__ */ jsx(Avatar, {
							name,
							picture: colleague.profilePicture
						}),
						/* @__PURE__ */ jsxs("div", { children: [
							/* @__PURE__ */ jsx("b", { children: name }),
							" ",
							colleague._id === user?._id && /* @__PURE__ */ jsx(StatusBadge, {
								kind: "info",
								children: m.you
							}),
							/* @__PURE__ */ jsx("small", { children: colleague.email })
						] }),
						colleague.state !== "active" && /* @__PURE__ */ jsx(StatusBadge, {
							kind: "danger",
							children: m.closed
						})
					]
				}) }),
				/* @__PURE__ */ jsx("td", { children: m.roles[colleague.role] }),
				/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx(Factor, {
					on: colleague.secondFactor,
					required: factorRequired
				}) }),
				/* @__PURE__ */ jsx("td", { children: lastActiveText(colleague.lastActive, formats) }),
				/* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsxs("div", {
					className: team_page_module_default.buttons,
					children: [/* @__PURE__ */ jsx(Button, {
						size: "xs",
						variant: "default",
						"aria-label": m.change(name),
						onClick: () => onChangeRole(colleague),
						children: m.changeShort
					}), /* @__PURE__ */ jsx(Button, {
						size: "xs",
						variant: "subtle",
						color: "gray",
						"aria-label": m.log(name),
						renderRoot: (props) => /* @__PURE__ */ jsx(Link, {
							...props,
							to: "/audit",
							search: { actor: colleague._id }
						}),
						children: m.logShort
					})]
				}) })
			] }, colleague._id);
		})
	});
}
function Factor({ on, required }) {
	const m = useMessages("team");
	if (on) return /* @__PURE__ */ jsx(StatusBadge, {
		kind: "success",
		children: m.factorOn
	});
	return required ? /* @__PURE__ */ jsx(StatusBadge, {
		kind: "warning",
		children: m.factorMissing
	}) : /* @__PURE__ */ jsx(StatusBadge, {
		kind: "neutral",
		children: m.factorOff
	});
}
// web/src/features/team/role-dialog.tsx
function RoleDialog({ colleague, onClose }) {
	const m = useMessages("team");
	return /* @__PURE__ */ jsx(Dialog, {
		opened: colleague !== null,
		onClose,
		title: m.roleTitle(colleague?.name ?? colleague?.email ?? m.nobody),
		closeLabel: m.cancel,
		children: colleague && /* @__PURE__ */ jsx(RoleForm, {
			colleague,
			onClose
		})
	});
}
function RoleForm({ colleague, onClose }) {
	const m = useMessages("team");
	const errorText = useErrorText();
	const { mutate, isPending, error } = useChangeRole();
	const [role, setRole] = useState(colleague.role);
	return /* @__PURE__ */ jsxs("form", {
		className: team_page_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			const staffRole = role === "none" ? null : role;
			mutate({
				id: colleague._id,
				staffRole
			}, { onSuccess: onClose });
		},
		children: [
			/* @__PURE__ */ jsx(RoleSelect, {
				leave: true,
				value: role,
				onChange: setRole
			}),
			/* @__PURE__ */ jsx("p", {
				className: team_page_module_default.quiet,
				children: m.roleAbout
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: team_page_module_default.end,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: m.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					color: role === "none" ? "danger" : "ink",
					loading: isPending,
					disabled: role === colleague.role,
					children: m.save
				})]
			})
		]
	});
}
// web/src/features/team/role-matrix.tsx
/** The very routes, so that the table cannot say what is not so. */
var routes = {
	dashboard,
	file: readMemberFile,
	edit: editUser,
	state: changeUserState,
	session: endUserSession,
	vip: changeUserVip,
	export: exportUsers,
	reply: replyToReport,
	deleteReport,
	photos: decidePhoto,
	team: invite,
	audit: listAudit
};
function RoleMatrix() {
	const m = useMessages("team");
	const names = Object.keys(routes);
	return /* @__PURE__ */ jsx(DataTable, {
		label: m.matrix,
		columns: [m.action, ...staffRoles.map((role) => m.roles[role])],
		children: names.map((name) => /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("td", { children: m.actions[name] }), staffRoles.map((role) => /* @__PURE__ */ jsx("td", { children: /* @__PURE__ */ jsx(Mark, { yes: routes[name].access.some((allowed) => allowed === role) }) }, role))] }, name))
	});
}
function Mark({ yes }) {
	const m = useMessages("team");
	const Icon = yes ? IconCheck : IconMinus;
	return /* @__PURE__ */ jsxs("span", {
		className: yes ? team_page_module_default.yes : team_page_module_default.no,
		children: [
			/* @__PURE__ */ jsx(Icon, {
				size: 16,
				stroke: 2,
				"aria-hidden": true
			}),
			" ",
			yes ? m.may : m.mayNot
		]
	});
}
// web/src/features/team/team-page.tsx
/** Who works here, who is asked to, and what each of them may do. */
function TeamPage() {
	const m = useMessages("team");
	const query = useTeam();
	const { data, dataUpdatedAt } = query;
	const [inviting, setInviting] = useState(false);
	const [changed, setChanged] = useState(null);
	const [sent, setSent] = useState(null);
	return /* @__PURE__ */ jsxs(StaffPage, {
		title: m.title,
		children: [
			sent && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.sent(sent)
			}),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			data && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Part, {
				title: m.people,
				action: /* @__PURE__ */ jsx(Button, {
					color: "ink",
					leftSection: /* @__PURE__ */ jsx(IconUserPlus, {
						size: 18,
						stroke: 1.75,
						"aria-hidden": true
					}),
					onClick: () => setInviting(true),
					children: m.invite
				}),
				children: /* @__PURE__ */ jsx(People, {
					staff: data.staff,
					factorRequired: data.secondFactorRequired,
					onChangeRole: setChanged
				})
			}), /* @__PURE__ */ jsx(Part, {
				title: m.invitations,
				children: /* @__PURE__ */ jsx(Invitations, {
					invitations: data.invitations,
					readAt: dataUpdatedAt,
					onSent: setSent
				})
			})] }),
			/* @__PURE__ */ jsx(Part, {
				title: m.matrix,
				children: /* @__PURE__ */ jsx(RoleMatrix, {})
			}),
			/* @__PURE__ */ jsx(InviteDialog, {
				opened: inviting,
				onClose: () => setInviting(false),
				onSent: setSent
			}),
			/* @__PURE__ */ jsx(RoleDialog, {
				colleague: changed,
				onClose: () => setChanged(null)
			})
		]
	});
}
function Part({ title, action, children }) {
	return /* @__PURE__ */ jsxs("section", {
		className: `${panel_module_default.panel} ${team_page_module_default.panel}`,
		children: [/* @__PURE__ */ jsxs("div", {
			className: team_page_module_default.head,
			children: [/* @__PURE__ */ jsx("h2", { children: title }), action]
		}), children]
	});
}
export { TeamPage };
