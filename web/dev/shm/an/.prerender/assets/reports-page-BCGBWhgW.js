import { P as hasStatus } from "./session-CNfDh4Vs.js";
import { O as useMessages, S as call, d as nextStatuses, f as priorities, h as reportStatuses, l as pageSizes, p as problemTypes, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as Notice } from "./notice-fNvvit8H.js";
import { n as SavedViews, r as Pages, t as SearchField } from "./Popover.layer-Cn_FNpHR.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StaffPage } from "./staff-page-CnB4F-sm.js";
/* empty css                      */
import { t as Dialog } from "./dialog-7crX4kYo.js";
import { a as listReports, i as deleteReport, n as changeReportPriority, o as replyToReport, r as changeReportStatus, s as reportStatistics, t as assignReport } from "./report-work-D-lSAp82.js";
import { a as readReport } from "./reports-CnAM88Sl.js";
import { t as shortId } from "./short-id-HXRvrWHr.js";
import { n as formatNumber, t as formatDate } from "./formats-DciwXFsk.js";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
import { n as ReportStatusBadge, r as statusKinds, t as PriorityBadge } from "./badges-DlRXeKfI.js";
import { t as StaffPhoto } from "./staff-photo-tlLNKGW4.js";
/* empty css                     */
import { t as FigureStrip } from "./figure-strip-DtS6klxJ.js";
/* empty css                          */
import { t as data_table_module_default } from "./data-table.module-Bn1m8oLC.js";
import { t as may } from "./may-BMmBTeNE.js";
import { a as readMemberFile } from "./member-file-Cz7ZYBTA.js";
import { Link, getRouteApi } from "@tanstack/react-router";
import { ActionIcon, Button, Menu, NativeSelect, Textarea } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
// web/src/features/reports/queries.ts
/** Others work on the same reports: what is shown is never older than this. */
var live = {
	refetchInterval: 5e3,
	placeholderData: keepPreviousData
};
var toQuery = ({ sort, order, type, page = 1, size = 10, ...filter }) => ({
	...filter,
	...type && { problem_type: type },
	...sort && { sortBy: sort },
	...order && { sortOrder: order },
	page,
	limit: size
});
var useReports = (search) => useQuery({
	queryKey: [
		"reports",
		"list",
		search
	],
	queryFn: async ({ signal, client, queryKey }) => {
		const state = client.getQueryState(queryKey);
		const poll = state?.data !== void 0 && !state.isInvalidated;
		const query = {
			...toQuery(search),
			...poll && { poll }
		};
		return (await call(listReports, {
			query,
			signal
		})).data;
	},
	...live
});
var useReportStatistics = () => useQuery({
	queryKey: ["reports", "statistics"],
	queryFn: async ({ signal }) => (await call(reportStatistics, { signal })).data,
	...live
});
/** With what is kept as evidence; each reading is written down, so it is read once for one look. */
var useWholeReport = ({ _id: id }) => useQuery({
	queryKey: ["whole-report", id],
	queryFn: async ({ signal }) => {
		const { report } = (await call(readReport, {
			params: { id },
			signal
		})).data;
		return "evidence" in report ? report : null;
	},
	staleTime: 6e4,
	refetchOnWindowFocus: false
});
/** Whatever becomes of a change, the list is then read anew. */
function useReload() {
	const client = useQueryClient();
	return () => client.invalidateQueries({ queryKey: ["reports"] });
}
function useChangeReport() {
	const reload = useReload();
	return useMutation({
		mutationFn: (change) => {
			const { _id: id, version: ifMatch } = change.report;
			const given = {
				params: { id },
				ifMatch
			};
			if ("status" in change) return call(changeReportStatus, {
				...given,
				body: { status: change.status }
			});
			if ("priority" in change) return call(changeReportPriority, {
				...given,
				body: { priority: change.priority }
			});
			return call(assignReport, {
				...given,
				body: { assigneeId: change.assigneeId }
			});
		},
		onSettled: reload
	});
}
function useDeleteReport() {
	const reload = useReload();
	return useMutation({
		mutationFn: ({ _id: id }) => call(deleteReport, { params: { id } }),
		onSettled: reload
	});
}
function useReply({ _id: id }) {
	const reload = useReload();
	return useMutation({
		mutationFn: ({ message, isInternal }) => call(replyToReport, {
			params: { id },
			body: {
				message,
				isInternal
			}
		}),
		onSettled: reload
	});
}
var reply_modal_module_default = {
	facts: "_facts_k5lm0_1",
	wide: "_wide_k5lm0_16",
	earlier: "_earlier_k5lm0_26",
	form: "_form_k5lm0_56",
	buttons: "_buttons_k5lm0_62"
};
// web/src/features/reports/delete-dialog.tsx
/** There is no way back from this, so it asks. */
function DeleteDialog({ report, onClose }) {
	const { remove: m } = useMessages("reports");
	const errorText = useErrorText();
	const { mutate, error, isPending, reset } = useDeleteReport();
	const close = () => {
		reset();
		onClose();
	};
	return /* @__PURE__ */ jsx(Dialog, {
		opened: report !== null,
		onClose: close,
		title: report ? m.title(shortId(report._id)) : "",
		closeLabel: m.cancel,
		children: /* @__PURE__ */ jsxs("div", {
			className: reply_modal_module_default.form,
			children: [
				/* @__PURE__ */ jsx("p", { children: m.about }),
				error && /* @__PURE__ */ jsx(Notice, {
					kind: "danger",
					children: errorText(error)
				}),
				/* @__PURE__ */ jsxs("div", {
					className: reply_modal_module_default.buttons,
					children: [/* @__PURE__ */ jsx(Button, {
						"data-autofocus": true,
						variant: "default",
						onClick: close,
						children: m.cancel
					}), /* @__PURE__ */ jsx(Button, {
						color: "danger",
						loading: isPending,
						onClick: () => report && mutate(report, { onSuccess: close }),
						children: m.delete
					})]
				})
			]
		})
	});
}
var evidence_module_default = {
	evidence: "_evidence_1wrci_1",
	said: "_said_1wrci_24",
	photos: "_photos_1wrci_34",
	photo: "_photo_1wrci_34",
	related: "_related_1wrci_75"
};
// web/src/features/reports/evidence.tsx
/** What was reported, as it was then. */
function Evidence({ evidence: { kind, takenAt, content } }) {
	const { evidence: m } = useMessages("reports");
	const photos = kind === "photo" ? [content] : content.photos ?? [];
	return /* @__PURE__ */ jsxs("section", {
		className: evidence_module_default.evidence,
		"aria-label": m.titles[kind],
		children: [
			/* @__PURE__ */ jsxs("h3", { children: [
				m.titles[kind],
				" ",
				/* @__PURE__ */ jsx("small", { children: m.taken(formatDate(takenAt, { timeStyle: "short" })) })
			] }),
			kind === "profile" && /* @__PURE__ */ jsx(Said$1, { content }),
			/* @__PURE__ */ jsx("ul", {
				className: evidence_module_default.photos,
				children: photos.map(({ url, publicId }, index) => url ? /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Photo, {
					url,
					number: index + 1
				}) }, publicId) : null)
			})
		]
	});
}
function Said$1({ content }) {
	const { evidence: m } = useMessages("reports");
	const { firstName, age, gender, city, country, bio, interests = [], prompts = [] } = content;
	const who = [
		firstName,
		age,
		gender,
		city,
		country
	].filter(Boolean).join(", ");
	return /* @__PURE__ */ jsxs("div", {
		className: evidence_module_default.said,
		children: [
			who && /* @__PURE__ */ jsx("p", { children: who }),
			bio && /* @__PURE__ */ jsx("p", { children: bio }),
			prompts.map(({ prompt, answer }) => /* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("small", { children: m.prompt(prompt) }),
				" ",
				answer
			] }, prompt)),
			interests.length > 0 && /* @__PURE__ */ jsx("p", { children: m.interests(interests) })
		]
	});
}
/** Without colour until somebody means to look; large when they ask for it. */
function Photo({ url, number }) {
	const { evidence: m } = useMessages("reports");
	const [large, setLarge] = useState(false);
	return /* @__PURE__ */ jsx("button", {
		type: "button",
		className: evidence_module_default.photo,
		"aria-pressed": large,
		"aria-label": m.photo(number),
		onClick: () => setLarge(!large),
		children: /* @__PURE__ */ jsx(StaffPhoto, {
			url,
			alt: "",
			failed: /* @__PURE__ */ jsx("span", { children: m.unloaded })
		})
	});
}
// web/src/features/reports/kept-with.tsx
/** What is kept with a report about somebody, and what else was reported about them. */
function KeptWith({ report }) {
	const { evidence: m } = useMessages("reports");
	const [open, setOpen] = useState(false);
	if (!report.case) return null;
	return /* @__PURE__ */ jsxs("details", {
		className: evidence_module_default.evidence,
		onToggle: ({ currentTarget }) => setOpen(currentTarget.open),
		children: [/* @__PURE__ */ jsx("summary", { children: m.summary }), open && /* @__PURE__ */ jsx(Kept, { report })]
	});
}
/** Read when somebody means to look, since each look is written down. */
function Kept({ report }) {
	const words = useMessages("reports");
	const { evidence: m } = words;
	const query = useWholeReport(report);
	const { evidence = [], related = [] } = query.data ?? {};
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(QueryState, {
			query,
			words: m
		}),
		evidence.map((each) => /* @__PURE__ */ jsx(Evidence, { evidence: each }, each.kind)),
		related.length > 0 && /* @__PURE__ */ jsxs("section", {
			className: evidence_module_default.evidence,
			"aria-label": m.related,
			children: [/* @__PURE__ */ jsx("h3", { children: m.related }), /* @__PURE__ */ jsx("ul", {
				className: evidence_module_default.related,
				children: related.map(({ _id, problem_type, status, createdAt, description }) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx(StatusBadge, {
					kind: statusKinds[status],
					children: words.statuses[status]
				}), /* @__PURE__ */ jsxs("span", { children: [
					problem_type,
					" ",
					/* @__PURE__ */ jsx("small", { children: `${shortId(_id)}, ${formatDate(createdAt)}` }),
					/* @__PURE__ */ jsx("br", {}),
					description
				] })] }, _id))
			})]
		})
	] });
}
// web/src/features/reports/reply-form.tsx
function ReplyForm({ report, onClose }) {
	const { reply: m } = useMessages("reports");
	const { mutateAsync, isPending, isError } = useReply(report);
	const [message, setMessage] = useState("");
	const [note, setNote] = useState("");
	const [refused, setRefused] = useState(false);
	const keptNote = useRef("");
	const blank = message.trim() === "";
	async function send() {
		if (isPending) return;
		if (blank) return setRefused(true);
		try {
			if (note.trim() && note !== keptNote.current) {
				await mutateAsync({
					message: note,
					isInternal: true
				});
				keptNote.current = note;
			}
			await mutateAsync({
				message,
				isInternal: false
			});
			onClose();
		} catch {}
	}
	const sendByKey = (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
	};
	return /* @__PURE__ */ jsxs("form", {
		className: reply_modal_module_default.form,
		noValidate: true,
		onSubmit: (event) => {
			event.preventDefault();
			send();
		},
		children: [
			/* @__PURE__ */ jsx(Textarea, {
				"data-autofocus": true,
				label: m.message,
				description: m.messageAbout,
				required: true,
				withAsterisk: false,
				rows: 4,
				maxLength: 4e3,
				value: message,
				onKeyDown: sendByKey,
				onChange: ({ currentTarget: { value } }) => {
					setMessage(value);
					setRefused(value.trim() === "");
				}
			}),
			/* @__PURE__ */ jsx(Textarea, {
				label: m.note,
				description: m.noteAbout,
				rows: 2,
				maxLength: 4e3,
				value: note,
				onKeyDown: sendByKey,
				onChange: ({ currentTarget }) => setNote(currentTarget.value)
			}),
			refused && blank && /* @__PURE__ */ jsx(Notice, {
				kind: "warning",
				children: m.blank
			}),
			isError && !isPending && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: m.failed
			}),
			/* @__PURE__ */ jsxs("div", {
				className: reply_modal_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: m.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					color: "ink",
					disabled: blank || isPending,
					children: isPending ? m.sending : m.send
				})]
			})
		]
	});
}
// web/src/features/reports/reply-modal.tsx
/** What was typed lives in the form, and goes with it. */
function ReplyModal({ report, onClose }) {
	const { reply: m } = useMessages("reports");
	return /* @__PURE__ */ jsx(Dialog, {
		opened: report !== null,
		onClose,
		title: report ? m.title(shortId(report._id)) : "",
		size: "lg",
		closeLabel: m.cancel,
		children: report && /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(Facts, { report }),
			/* @__PURE__ */ jsx(KeptWith, { report }, report._id),
			/* @__PURE__ */ jsx(ReplyForm, {
				report,
				onClose
			}, report._id)
		] })
	});
}
function Facts({ report }) {
	const { reply: m, row } = useMessages("reports");
	const { user, reportedUser, replies } = report;
	const answers = replies.filter(({ isInternal }) => !isInternal);
	const notes = replies.filter(({ isInternal }) => isInternal);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("dl", {
			className: reply_modal_module_default.facts,
			children: [
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: m.user }), /* @__PURE__ */ jsx("dd", { children: user ? [user.name ?? row.unknown, user.email].join(" · ") : row.erased })] }),
				/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: m.issue }), /* @__PURE__ */ jsx("dd", { children: report.problem_type })] }),
				reportedUser && /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: m.reported }), /* @__PURE__ */ jsx("dd", { children: [reportedUser.name ?? row.unknown, reportedUser.email].join(" · ") })] }),
				/* @__PURE__ */ jsxs("div", {
					className: reply_modal_module_default.wide,
					children: [/* @__PURE__ */ jsx("dt", { children: m.description }), /* @__PURE__ */ jsx("dd", { children: report.description })]
				})
			]
		}),
		answers.length > 0 && /* @__PURE__ */ jsxs("section", {
			className: reply_modal_module_default.earlier,
			"aria-label": m.earlier,
			children: [/* @__PURE__ */ jsx("h3", { children: m.earlier }), /* @__PURE__ */ jsx(Said, { replies: answers })]
		}),
		notes.length > 0 && /* @__PURE__ */ jsxs("details", {
			className: reply_modal_module_default.earlier,
			children: [/* @__PURE__ */ jsx("summary", { children: m.notes(notes.length) }), /* @__PURE__ */ jsx(Said, { replies: notes })]
		})
	] });
}
function Said({ replies }) {
	const { reply: m } = useMessages("reports");
	return /* @__PURE__ */ jsx("ul", { children: replies.map(({ _id, message, repliedBy, repliedAt }) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx("p", { children: message }), /* @__PURE__ */ jsx("small", { children: m.by(repliedBy.name, formatDate(repliedAt)) })] }, _id)) });
}
// web/src/features/reports/report-cards.tsx
var names = [
	"total",
	"pending",
	"highPriority",
	"responseTime"
];
function ReportCards() {
	const { cards, about } = useMessages("reports");
	const { data } = useReportStatistics();
	const valueOf = {
		total: data && formatNumber(data.total),
		pending: data && /* @__PURE__ */ jsx(Link, {
			to: "/reports",
			search: { status: "pending" },
			children: formatNumber(data.byStatus.pending)
		}),
		highPriority: data && formatNumber(data.highPriority),
		responseTime: data && (data.avgResponseTime ?? cards.unknown)
	};
	return /* @__PURE__ */ jsx(FigureStrip, { figures: names.map((name) => ({
		...cards[name],
		aboutLabel: about(cards[name].label),
		value: valueOf[name] ?? "–"
	})) });
}
var report_filters_module_default = { bar: "_bar_1wbfi_1" };
// web/src/features/reports/report-filters.tsx
function ReportFilters({ search, onChange, onRefresh, refreshing }) {
	const { filters: m, statuses, priorities: priorityWords } = useMessages("reports");
	return /* @__PURE__ */ jsxs("div", {
		className: report_filters_module_default.bar,
		children: [
			/* @__PURE__ */ jsx(SearchField, {
				label: m.search,
				term: search.search ?? "",
				onSearch: (term) => onChange({ search: term })
			}, search.search),
			/* @__PURE__ */ jsx(Choice, {
				label: m.status,
				value: search.status,
				options: reportStatuses.map((value) => [value, statuses[value]]),
				onChange: (status) => onChange({ status })
			}),
			/* @__PURE__ */ jsx(Choice, {
				label: m.type,
				value: search.type,
				options: problemTypes.map((value) => [value, value]),
				onChange: (type) => onChange({ type })
			}),
			/* @__PURE__ */ jsx(Choice, {
				label: m.priority,
				value: search.priority,
				options: priorities.map((value) => [value, priorityWords[value]]),
				onChange: (priority) => onChange({ priority })
			}),
			/* @__PURE__ */ jsx(ActionIcon, {
				variant: "default",
				size: 36,
				"aria-label": m.refresh,
				title: m.refresh,
				loading: refreshing,
				onClick: onRefresh,
				children: /* @__PURE__ */ jsx(IconRefresh, {
					size: 18,
					stroke: 1.75
				})
			}),
			/* @__PURE__ */ jsx(SavedViews, { screen: "reports" })
		]
	});
}
function Choice({ label, value, options, onChange }) {
	const { filters: m } = useMessages("reports");
	return /* @__PURE__ */ jsx(NativeSelect, {
		rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
			size: 16,
			stroke: 1.75,
			"aria-hidden": true
		}),
		"aria-label": label,
		value: value ?? "",
		data: [{
			value: "",
			label: `${label}: ${m.all}`
		}, ...options.map(([word, text]) => ({
			value: word,
			label: `${label}: ${text}`
		}))],
		onChange: ({ currentTarget }) => onChange(currentTarget.value || void 0)
	});
}
// web/src/features/reports/staff-link.tsx
/** Somebody of a report, and the way to their file for who may open it. */
function StaffLink({ person }) {
	const { row: m } = useMessages("reports");
	const mayOpen = may(useSession(), readMemberFile);
	if (!person) return /* @__PURE__ */ jsx(Fragment, { children: m.erased });
	const name = person.name ?? m.unknown;
	if (!mayOpen) return /* @__PURE__ */ jsx(Fragment, { children: name });
	return /* @__PURE__ */ jsx(Link, {
		to: "/users/$id",
		params: { id: person._id },
		children: name
	});
}
// web/src/features/reports/report-menu.tsx
function ReportMenu({ report, onChange, onDelete }) {
	const { menu: m, row, priorities: priorityWords } = useMessages("reports");
	const session = useSession();
	const me = session.user?._id ?? null;
	const mine = report.assignee?._id === me;
	const settled = report.status !== "pending" && report.status !== "in_progress";
	const allowed = [
		changeReportStatus,
		changeReportPriority,
		assignReport
	].some((route) => may(session, route));
	return /* @__PURE__ */ jsxs(Menu, {
		position: "bottom-end",
		withinPortal: true,
		children: [/* @__PURE__ */ jsx(Menu.Target, { children: /* @__PURE__ */ jsx(ActionIcon, {
			variant: "subtle",
			color: "gray",
			size: "lg",
			"aria-label": row.more(shortId(report._id)),
			title: row.more(shortId(report._id)),
			disabled: !allowed,
			children: /* @__PURE__ */ jsx(IconDots, {
				size: 18,
				stroke: 1.75
			})
		}) }), /* @__PURE__ */ jsxs(Menu.Dropdown, { children: [
			/* @__PURE__ */ jsx(Menu.Label, { children: m.status }),
			nextStatuses[report.status].map((status) => /* @__PURE__ */ jsx(Menu.Item, {
				onClick: () => onChange({
					report,
					status
				}),
				children: settled ? m.reopen : m.to[status]
			}, status)),
			/* @__PURE__ */ jsx(Menu.Item, {
				onClick: () => onChange({
					report,
					assigneeId: mine ? null : me
				}),
				children: mine ? m.release : m.take
			}),
			/* @__PURE__ */ jsx(Menu.Divider, {}),
			/* @__PURE__ */ jsx(Menu.Label, { children: m.priority }),
			priorities.map((priority) => /* @__PURE__ */ jsx(Menu.Item, {
				disabled: priority === report.priority,
				onClick: () => onChange({
					report,
					priority
				}),
				children: priority === report.priority ? m.present(priorityWords[priority]) : priorityWords[priority]
			}, priority)),
			may(session, deleteReport) && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Menu.Divider, {}), /* @__PURE__ */ jsx(Menu.Item, {
				color: "danger",
				onClick: () => onDelete(report),
				children: m.delete
			})] })
		] })]
	});
}
var reports_table_module_default = {
	scroller: "_scroller_5dcd2_1",
	table: "_table_5dcd2_12",
	actions: "_actions_5dcd2_24",
	sort: "_sort_5dcd2_38",
	id: "_id_5dcd2_55",
	two: "_two_5dcd2_59",
	none: "_none_5dcd2_90"
};
// web/src/features/reports/report-row.tsx
function ReportRow({ report, onReply, onChange, onDelete }) {
	const { row: m } = useMessages("reports");
	const session = useSession();
	const id = shortId(report._id);
	const answers = report.replies.filter(({ isInternal }) => !isInternal).length;
	const notes = report.replies.length - answers;
	const resolvable = nextStatuses[report.status].includes("resolved");
	return /* @__PURE__ */ jsxs("tr", { children: [
		/* @__PURE__ */ jsx("td", {
			className: reports_table_module_default.id,
			"data-column": "id",
			children: id
		}),
		/* @__PURE__ */ jsxs("td", {
			className: reports_table_module_default.two,
			"data-column": "description",
			children: [/* @__PURE__ */ jsx("span", {
				title: report.description,
				children: report.description
			}), /* @__PURE__ */ jsx(About, { report })]
		}),
		/* @__PURE__ */ jsxs("td", {
			className: reports_table_module_default.two,
			"data-column": "user",
			children: [/* @__PURE__ */ jsx("span", { children: /* @__PURE__ */ jsx(StaffLink, { person: report.user }) }), /* @__PURE__ */ jsx("small", { children: report.user?.email })]
		}),
		/* @__PURE__ */ jsx("td", {
			"data-column": "problem_type",
			children: report.problem_type
		}),
		/* @__PURE__ */ jsx("td", {
			"data-column": "priority",
			children: /* @__PURE__ */ jsx(PriorityBadge, { priority: report.priority })
		}),
		/* @__PURE__ */ jsxs("td", {
			className: reports_table_module_default.two,
			"data-column": "status",
			children: [/* @__PURE__ */ jsx(ReportStatusBadge, { status: report.status }), report.assignee && /* @__PURE__ */ jsx("small", { children: m.assigned(report.assignee.name ?? m.unknown) })]
		}),
		/* @__PURE__ */ jsx("td", {
			"data-column": "createdAt",
			children: formatDate(report.createdAt)
		}),
		/* @__PURE__ */ jsxs("td", {
			className: reports_table_module_default.two,
			"data-column": "replies",
			children: [/* @__PURE__ */ jsx("span", { children: formatNumber(answers) }), notes > 0 && /* @__PURE__ */ jsx("small", { children: m.notes(notes) })]
		}),
		/* @__PURE__ */ jsxs("td", {
			className: reports_table_module_default.actions,
			children: [
				/* @__PURE__ */ jsx(Button, {
					variant: "default",
					size: "xs",
					"aria-label": m.replyTo(id),
					disabled: !may(session, replyToReport),
					onClick: () => onReply(report),
					children: m.reply
				}),
				/* @__PURE__ */ jsx(ActionIcon, {
					variant: "subtle",
					color: "gray",
					size: "lg",
					"aria-label": m.resolve(id),
					title: m.resolve(id),
					disabled: !resolvable || !may(session, changeReportStatus),
					onClick: () => onChange({
						report,
						status: "resolved"
					}),
					children: /* @__PURE__ */ jsx(IconCheck, {
						size: 18,
						stroke: 1.75
					})
				}),
				/* @__PURE__ */ jsx(ReportMenu, {
					report,
					onChange,
					onDelete
				})
			]
		})
	] });
}
/** Whom a report is about, and how many there are in the same case. */
function About({ report }) {
	const { row: m } = useMessages("reports");
	if (!report.case) return null;
	const total = report.case.total;
	return /* @__PURE__ */ jsxs("small", { children: [
		m.about,
		" ",
		/* @__PURE__ */ jsx(StaffLink, { person: report.reportedUser }),
		total > 1 && ` ${m.inCase(total)}`
	] });
}
// web/src/features/reports/reports-table.tsx
var columns = [
	["id"],
	["description"],
	["user"],
	["problem_type", "problem_type"],
	["priority", "priority"],
	["status", "status"],
	["createdAt", "createdAt"],
	["replies"]
];
function ReportsTable({ list, stale, search, onSort, ...actions }) {
	const m = useMessages("reports");
	const { reports, pagination, totalKind } = list;
	const caption = totalKind === "exact" ? m.showing : m.showingAtLeast;
	return /* @__PURE__ */ jsxs("section", {
		className: reports_table_module_default.scroller,
		"data-stale": stale || void 0,
		"aria-busy": stale,
		"aria-label": m.title,
		tabIndex: 0,
		children: [/* @__PURE__ */ jsxs("table", {
			className: `${data_table_module_default.table} ${reports_table_module_default.table}`,
			children: [
				/* @__PURE__ */ jsx("caption", {
					"aria-live": "polite",
					children: caption(reports.length, pagination.total)
				}),
				/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [columns.map(([name, sort]) => /* @__PURE__ */ jsx(Header, {
					name,
					sort,
					search,
					onSort
				}, name)), /* @__PURE__ */ jsx("th", {
					scope: "col",
					className: reports_table_module_default.actions,
					children: m.columns.actions
				})] }) }),
				/* @__PURE__ */ jsx("tbody", { children: reports.map((report) => /* @__PURE__ */ jsx(ReportRow, {
					report,
					...actions
				}, report._id)) })
			]
		}), reports.length === 0 && /* @__PURE__ */ jsx("p", {
			className: reports_table_module_default.none,
			children: m.none
		})]
	});
}
function Header({ name, sort, search, onSort }) {
	const { columns: words } = useMessages("reports");
	const { sort: by = "createdAt", order = "desc" } = search;
	if (!sort) return /* @__PURE__ */ jsx("th", {
		scope: "col",
		"data-column": name,
		children: words[name]
	});
	const active = by === sort;
	const Arrow = order === "asc" ? IconArrowUp : IconArrowDown;
	const next = active ? order === "asc" ? "desc" : "asc" : sort === "createdAt" || sort === "priority" ? "desc" : "asc";
	return /* @__PURE__ */ jsx("th", {
		scope: "col",
		"data-column": name,
		...active && { "aria-sort": order === "asc" ? "ascending" : "descending" },
		children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			className: reports_table_module_default.sort,
			onClick: () => onSort(sort, next),
			children: [words[name], active && /* @__PURE__ */ jsx(Arrow, {
				size: 14,
				stroke: 2,
				"aria-hidden": true
			})]
		})
	});
}
// web/src/features/reports/reports-page.tsx
var route = getRouteApi("/reports");
function ReportsPage() {
	const m = useMessages("reports");
	const search = route.useSearch();
	const navigate = route.useNavigate();
	const query = useReports(search);
	const { data, isPlaceholderData } = query;
	const reload = useReload();
	const changing = useChangeReport();
	const [answering, setAnswering] = useState(null);
	const [deleting, setDeleting] = useState(null);
	const [refreshing, setRefreshing] = useState(false);
	const change = ({ page, ...changed }) => void navigate({
		search: (before) => ({
			...before,
			page,
			...changed
		}),
		replace: false
	});
	return /* @__PURE__ */ jsxs(StaffPage, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx(ReportCards, {}),
			/* @__PURE__ */ jsx(ReportFilters, {
				search,
				onChange: change,
				refreshing,
				onRefresh: () => {
					setRefreshing(true);
					reload().finally(() => setRefreshing(false));
				}
			}),
			/* @__PURE__ */ jsx(ChangeFailure, { changing }),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			data && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(ReportsTable, {
				list: data,
				stale: isPlaceholderData,
				search,
				onSort: (sort, order) => change({
					sort,
					order
				}),
				onReply: setAnswering,
				onChange: changing.mutate,
				onDelete: setDeleting
			}), /* @__PURE__ */ jsx(Pages, {
				pagination: data.pagination,
				sizes: pageSizes,
				onChange: change
			})] }),
			/* @__PURE__ */ jsx(ReplyModal, {
				report: answering,
				onClose: () => setAnswering(null)
			}),
			/* @__PURE__ */ jsx(DeleteDialog, {
				report: deleting,
				onClose: () => setDeleting(null)
			})
		]
	});
}
/** What the server refused, it says why; the list shows the report as it is by then. */
function ChangeFailure({ changing }) {
	const m = useMessages("reports");
	const errorText = useErrorText();
	const { error, variables } = changing;
	if (!error) return null;
	return /* @__PURE__ */ jsxs(Notice, {
		kind: "danger",
		children: [/* @__PURE__ */ jsx("span", { children: variables && "status" in variables ? m.changeFailed : m.otherChangeFailed }), hasStatus(error, 400, 499) && /* @__PURE__ */ jsxs("span", { children: [" ", errorText(error)] })]
	});
}
export { ReportsPage };
