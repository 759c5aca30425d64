/* empty css                     */
import { O as useMessages, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as Dialog } from "./dialog-7crX4kYo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { a as useExportBulk, i as useBulkRows, n as bulk_module_default, o as useStartBulk, r as useBulk, s as bulkOutcomes } from "./users-page-C6PGYfRd.js";
import { n as user_modal_module_default, r as EditDialog, t as StateDialog } from "./state-dialog-Wi7vfmaj.js";
import { n as formatNumber, r as lastActiveText, t as formatDate } from "./formats-DciwXFsk.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
import { a as readMemberFile } from "./member-file-Cz7ZYBTA.js";
import { n as changeUserState, r as editUser } from "./staff-CihchXjW.js";
import { t as may } from "./may-BMmBTeNE.js";
import { t as nameOf } from "./name-of-BEmDVCcv.js";
import { t as Avatar } from "./avatar-BjdxCosA.js";
import { n as useStateRefusal } from "./undo-bar-DJCDcwJX.js";
import { Link } from "@tanstack/react-router";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/src/features/staff/bulk-dialog.tsx
/** Asks why before many are changed at once. */
function BulkDialog({ action, ...props }) {
	const { bulk: m, state } = useMessages("users");
	return /* @__PURE__ */ jsx(Dialog, {
		opened: action !== null,
		onClose: props.onClose,
		title: action ? m.titles[action](props.count) : "",
		closeLabel: state.cancel,
		children: action && /* @__PURE__ */ jsx(BulkForm, {
			action,
			...props
		})
	});
}
function BulkForm({ action, selection, search, onClose, onBegun }) {
	const { bulk: m, state } = useMessages("users");
	const errorText = useErrorText();
	const { mutate, error, isPending } = useStartBulk();
	const [reason, setReason] = useState("");
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: (event) => {
			event.preventDefault();
			if (!reason.trim() || isPending) return;
			const wish = {
				action,
				reason: reason.trim(),
				selection,
				search
			};
			mutate(wish, { onSuccess: ({ _id }) => onBegun(_id) });
		},
		children: [
			/* @__PURE__ */ jsx("p", { children: m.abouts[action] }),
			/* @__PURE__ */ jsx(Textarea, {
				"data-autofocus": true,
				mt: "md",
				label: state.reason,
				description: m.reasonAbout,
				rows: 3,
				maxLength: 500,
				value: reason,
				onChange: ({ currentTarget }) => setReason(currentTarget.value)
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: user_modal_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: state.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					loading: isPending,
					disabled: !reason.trim(),
					color: action === "deactivate" ? "danger" : "ink",
					children: m.actions[action]
				})]
			})
		]
	});
}
// web/src/features/staff/bulk-rows.tsx
var kinds = {
	done: "success",
	unchanged: "neutral",
	refused: "danger"
};
function BulkRows({ id, outcome }) {
	const { bulk: m, row: words } = useMessages("users");
	const query = useBulkRows(id, outcome, true);
	const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
	const rows = data?.pages.flatMap((page) => page.rows) ?? [];
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(QueryState, {
			query,
			words: m
		}),
		data && rows.length === 0 && /* @__PURE__ */ jsx("p", { children: m.nobody }),
		/* @__PURE__ */ jsx("ul", {
			className: bulk_module_default.rows,
			children: rows.map((row) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("span", { children: [
				/* @__PURE__ */ jsx("b", { children: row.name ?? words.unknown }),
				/* @__PURE__ */ jsx("small", { children: row.email }),
				row.why && /* @__PURE__ */ jsx("small", { children: row.why })
			] }), row.outcome && /* @__PURE__ */ jsx(StatusBadge, {
				kind: kinds[row.outcome],
				children: m.outcomes[row.outcome]
			})] }, row._id))
		}),
		hasNextPage && /* @__PURE__ */ jsx(Button, {
			variant: "default",
			size: "xs",
			loading: isFetchingNextPage,
			onClick: () => void fetchNextPage(),
			children: m.more
		})
	] });
}
// web/src/features/staff/bulk-progress.tsx
/** How far a change of many has come and what became of each; it goes on when this is closed. */
function BulkProgress({ id, onClose }) {
	const { bulk: m } = useMessages("users");
	return /* @__PURE__ */ jsx(Dialog, {
		opened: id !== null,
		onClose,
		title: m.progress,
		size: "lg",
		closeLabel: m.close,
		children: id && /* @__PURE__ */ jsx(Loaded, { id })
	});
}
function Loaded({ id }) {
	const { bulk: m } = useMessages("users");
	const query = useBulk(id);
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(QueryState, {
		query,
		words: m
	}), query.data && /* @__PURE__ */ jsx(Progress, { bulk: query.data })] });
}
function Progress({ bulk }) {
	const { bulk: m } = useMessages("users");
	const errorText = useErrorText();
	const [outcome, setOutcome] = useState(null);
	const exporting = useExportBulk(bulk._id);
	const through = bulk.done + bulk.unchanged + bulk.refused;
	const finished = bulk.finishedAt !== null;
	return /* @__PURE__ */ jsxs("div", {
		className: bulk_module_default.progress,
		children: [
			/* @__PURE__ */ jsxs("p", { children: [
				m.actions[bulk.action],
				": ",
				bulk.reason
			] }),
			/* @__PURE__ */ jsx("progress", {
				max: Math.max(1, bulk.total),
				value: through,
				"aria-label": m.progress
			}),
			/* @__PURE__ */ jsx("output", { children: finished ? m.finished(through) : m.working(through, bulk.total) }),
			/* @__PURE__ */ jsx("fieldset", {
				className: bulk_module_default.outcomes,
				"aria-label": m.outcomesLabel,
				children: [null, ...bulkOutcomes].map((each) => /* @__PURE__ */ jsx(Button, {
					size: "xs",
					variant: each === outcome ? "filled" : "default",
					...each === outcome && { color: "ink" },
					"aria-pressed": each === outcome,
					onClick: () => setOutcome(each),
					children: each === null ? `${m.everyone} ${formatNumber(through)}` : `${m.outcomes[each]} ${formatNumber(bulk[each])}`
				}, each))
			}),
			finished && /* @__PURE__ */ jsx(BulkRows, {
				id: bulk._id,
				outcome
			}, outcome),
			exporting.error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(exporting.error)
			}),
			finished && /* @__PURE__ */ jsx(Button, {
				variant: "default",
				loading: exporting.isPending,
				onClick: () => exporting.mutate(),
				children: m.download
			})
		]
	});
}
// web/src/features/staff/user-modal.tsx
function UserModal({ user, onClose, onChangeState, onEdit }) {
	const { modal: m } = useMessages("users");
	const session = useSession();
	const mayEdit = may(session, editUser) && (!user?.isAdmin || session.user?.staffRole === "administrator");
	return /* @__PURE__ */ jsxs(Dialog, {
		opened: user !== null,
		onClose,
		title: m.title,
		size: "lg",
		closeLabel: m.close,
		children: [user && /* @__PURE__ */ jsx(Details, { user }), /* @__PURE__ */ jsxs("div", {
			className: user_modal_module_default.buttons,
			children: [
				user && /* @__PURE__ */ jsx(StateButton, {
					user,
					onChangeState
				}),
				/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: m.close
				}),
				user && mayEdit && /* @__PURE__ */ jsx(Button, {
					color: "ink",
					onClick: () => onEdit(user),
					children: m.edit
				})
			]
		})]
	});
}
function StateButton({ user, onChangeState }) {
	const { state: m } = useMessages("users");
	const refusal = useStateRefusal(user);
	if (!may(useSession(), changeUserState)) return null;
	return /* @__PURE__ */ jsx(Button, {
		variant: "default",
		disabled: refusal !== null,
		...refusal && { title: refusal },
		onClick: () => onChangeState(user, user.isActive ? "deactivated" : "active"),
		children: user.isActive ? m.deactivate : m.activate
	});
}
function Details({ user }) {
	const { modal: m, row } = useMessages("users");
	const formats = useMessages("formats");
	const name = nameOf(user) ?? row.unknown;
	const mayOpen = may(useSession(), readMemberFile);
	const { city, country } = user.location;
	const facts = [
		[m.email, user.email],
		[m.id, user._id],
		[m.joined, formatDate(user.createdAt)],
		[m.lastActive, lastActiveText(user.lastActive, formats)],
		[m.age, user.age === null ? m.unspecified : String(user.age)],
		[m.gender, capitalised(user.gender) ?? m.unspecified],
		[m.location, [city, country].filter(Boolean).join(", ") || m.unspecified],
		[m.complete, user.profileComplete ? m.yes : m.no]
	];
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("div", {
		className: user_modal_module_default.who,
		children: [/* @__PURE__ */ jsx(Avatar, {
			name,
			picture: user.profilePicture,
			size: 64
		}), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h2", { children: name }), mayOpen && /* @__PURE__ */ jsx(Link, {
			to: "/users/$id",
			params: { id: user._id },
			className: user_modal_module_default.open,
			children: m.open
		})] })]
	}), /* @__PURE__ */ jsxs("dl", {
		className: user_modal_module_default.facts,
		children: [facts.map(([label, value]) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: label }), /* @__PURE__ */ jsx("dd", { children: value })] }, label)), /* @__PURE__ */ jsxs("div", {
			className: user_modal_module_default.bio,
			children: [/* @__PURE__ */ jsx("dt", { children: m.bio }), /* @__PURE__ */ jsx("dd", { children: user.bio ?? m.noBio })]
		})]
	})] });
}
var capitalised = (text) => text && text.charAt(0).toUpperCase() + text.slice(1);
// web/src/features/staff/users-dialogs.tsx
/** Loaded when the first of them opens: most looks at the list need none. */
function UsersDialogs({ open, picking, search, total, onOpen, onDone, onBulk }) {
	const close = () => onOpen({});
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(UserModal, {
			user: open.seen ?? null,
			onClose: close,
			onChangeState: (user, state) => onOpen({ wanted: {
				user,
				state
			} }),
			onEdit: (edited) => onOpen({ edited })
		}),
		/* @__PURE__ */ jsx(EditDialog, {
			user: open.edited ?? null,
			onClose: close
		}),
		/* @__PURE__ */ jsx(StateDialog, {
			wanted: open.wanted ?? null,
			onClose: close,
			onDone
		}),
		/* @__PURE__ */ jsx(BulkDialog, {
			action: open.acting ?? null,
			selection: picking.selection,
			search,
			count: picking.selection.all ? total : picking.selection.ids.size,
			onClose: close,
			onBegun: (id) => {
				close();
				picking.clear();
				onBulk(id);
			}
		}),
		/* @__PURE__ */ jsx(BulkProgress, {
			id: search.bulk ?? null,
			onClose: () => onBulk(void 0)
		})
	] });
}
export { UsersDialogs };
