import { O as useMessages, S as call, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as nameOf } from "./name-of-BEmDVCcv.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StaffPage } from "./staff-page-CnB4F-sm.js";
import { n as formatNumber, r as lastActiveText, t as formatDate } from "./formats-DciwXFsk.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
import { t as StaffPhoto } from "./staff-photo-tlLNKGW4.js";
/* empty css                      */
/* empty css                     */
import { a as readMemberFile, i as endUserSession, n as changeUserVip, o as readTimeline, r as deleteNote, t as addNote } from "./member-file-Cz7ZYBTA.js";
import { t as promptLabels } from "./prompts-DeW1tFXz.js";
import { t as may } from "./may-BMmBTeNE.js";
import { i as staleData, r as EditDialog, t as StateDialog } from "./state-dialog-Wi7vfmaj.js";
import { t as Dialog } from "./dialog-7crX4kYo.js";
import { r as editUser } from "./staff-CihchXjW.js";
import { n as useStateRefusal, t as UndoBar } from "./undo-bar-DJCDcwJX.js";
import { Link, getRouteApi } from "@tanstack/react-router";
import { Button, TextInput, Textarea } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconCrown from "@tabler/icons-react/dist/esm/icons/IconCrown.mjs";
var member_file_module_default = {
	back: "_back_xlkj8_1",
	head: "_head_xlkj8_13",
	portrait: "_portrait_xlkj8_20",
	who: "_who_xlkj8_34",
	email: "_email_xlkj8_41",
	badges: "_badges_xlkj8_46",
	buttons: "_buttons_xlkj8_47",
	quiet: "_quiet_xlkj8_53",
	columns: "_columns_xlkj8_59",
	column: "_column_xlkj8_59",
	panel: "_panel_xlkj8_72 _panel_b3kut_1",
	facts: "_facts_xlkj8_104",
	words: "_words_xlkj8_133",
	none: "_none_xlkj8_150",
	photos: "_photos_xlkj8_155",
	lines: "_lines_xlkj8_177",
	events: "_events_xlkj8_178",
	end: "_end_xlkj8_197",
	note: "_note_xlkj8_204",
	noteForm: "_noteForm_xlkj8_211",
	dialogButtons: "_dialogButtons_xlkj8_237",
	actions: "_actions_xlkj8_245"
};
// web/src/features/member-file/panel.tsx
/** A part of the file under a heading of its own. */
function Panel({ title, aside, children }) {
	const id = useId();
	return /* @__PURE__ */ jsxs("section", {
		className: member_file_module_default.panel,
		"aria-labelledby": id,
		children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", {
			id,
			children: title
		}), aside] }), children]
	});
}
/** Names and what they are. */
function Facts({ facts }) {
	return /* @__PURE__ */ jsx("dl", {
		className: member_file_module_default.facts,
		children: facts.map(([label, value]) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: label }), /* @__PURE__ */ jsx("dd", { children: value })] }, label))
	});
}
// web/src/features/member-file/account-panel.tsx
function AccountPanel({ file }) {
	const { account: m } = useMessages("memberFile");
	const { user, identities, hasPassword, consents, blocks } = file;
	const ways = [...hasPassword ? [m.password] : [], ...identities.map(({ provider, linkedAt }) => m.provider(m.providers[provider], formatDate(linkedAt)))];
	return /* @__PURE__ */ jsx(Panel, {
		title: m.title,
		children: /* @__PURE__ */ jsx(Facts, { facts: [
			[m.id, user._id],
			[m.ways, ways.join(", ") || m.none],
			[m.consent, consents.map(({ version, givenAt, withdrawnAt }) => withdrawnAt ? m.withdrawn(version, formatDate(givenAt), formatDate(withdrawnAt)) : m.consented(version, formatDate(givenAt))).join(", ") || m.none],
			[m.blocked, formatNumber(blocks.made)],
			[m.blockedBy, formatNumber(blocks.received)]
		] })
	});
}
// web/src/features/member-file/file-head.tsx
function FileHead({ file: { user }, actions }) {
	const m = useMessages("memberFile");
	const formats = useMessages("formats");
	const active = user.state === "active";
	const until = user.stateUntil && formatDate(user.stateUntil, { timeStyle: "short" });
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("div", {
		className: member_file_module_default.head,
		children: [
			/* @__PURE__ */ jsx("div", {
				className: member_file_module_default.portrait,
				children: user.profilePicture && /* @__PURE__ */ jsx(StaffPhoto, {
					url: user.profilePicture,
					alt: ""
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: member_file_module_default.who,
				children: [
					/* @__PURE__ */ jsx("p", {
						className: member_file_module_default.email,
						children: user.email
					}),
					/* @__PURE__ */ jsxs("p", {
						className: member_file_module_default.badges,
						children: [
							/* @__PURE__ */ jsx(StatusBadge, {
								kind: active ? "success" : "danger",
								children: m.states[user.state]
							}),
							/* @__PURE__ */ jsxs(StatusBadge, {
								kind: user.isEmailVerified ? "success" : "neutral",
								children: [user.isEmailVerified && /* @__PURE__ */ jsx(IconCircleCheck, {
									size: 14,
									stroke: 2,
									"aria-hidden": true
								}), user.isEmailVerified ? m.verified : m.unverified]
							}),
							user.isVIP && /* @__PURE__ */ jsxs(StatusBadge, {
								kind: "gold",
								children: [
									/* @__PURE__ */ jsx(IconCrown, {
										size: 14,
										stroke: 2,
										"aria-hidden": true
									}),
									" ",
									m.vip.vip
								]
							}),
							user.staffRole && /* @__PURE__ */ jsx(StatusBadge, {
								kind: "info",
								children: m.roles[user.staffRole]
							})
						]
					}),
					/* @__PURE__ */ jsxs("p", {
						className: member_file_module_default.quiet,
						children: [
							user.isOnline ? m.online : m.lastActive(lastActiveText(user.lastActive, formats)),
							" ·",
							" ",
							m.joined(formatDate(user.createdAt))
						]
					})
				]
			}),
			/* @__PURE__ */ jsx("div", {
				className: member_file_module_default.actions,
				children: actions
			})
		]
	}), !active && /* @__PURE__ */ jsxs(Notice, {
		kind: "warning",
		children: [m.closed(m.states[user.state], m.closedBy[user.stateBy ?? "staff"], until), user.stateReason && ` ${m.why(user.stateReason)}`]
	})] });
}
// web/src/features/member-file/person-link.tsx
/** Somebody, and the way to their own file. */
function PersonLink({ person }) {
	const m = useMessages("memberFile");
	if (!person) return /* @__PURE__ */ jsx(Fragment, { children: m.nobody });
	return /* @__PURE__ */ jsx(Link, {
		to: "/users/$id",
		params: { id: person._id },
		children: person.name ?? m.unknown
	});
}
// web/src/features/member-file/queries.ts
/** Every reading is written down: it is read when it is opened and when it has been changed here. */
var useMemberFile = (id) => useQuery({
	queryKey: ["member-file", id],
	queryFn: async ({ signal }) => (await call(readMemberFile, {
		params: { id },
		signal
	})).data,
	gcTime: 0,
	staleTime: Infinity,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false
});
/** What is older than the events that came with the file. */
var useOlderEvents = (id, cursor) => useInfiniteQuery({
	enabled: false,
	queryKey: [
		"member-timeline",
		id,
		cursor
	],
	queryFn: async ({ pageParam, signal }) => (await call(readTimeline, {
		params: { id },
		query: {
			...pageParam && { cursor: pageParam },
			limit: 20
		},
		signal
	})).data,
	initialPageParam: cursor,
	getNextPageParam: ({ nextCursor }) => nextCursor,
	gcTime: 0
});
/** Whatever becomes of a change, the file is then read anew. */
function useFileChange(id, change) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSettled: () => client.invalidateQueries({ queryKey: ["member-file", id] })
	});
}
var useAddNote = (id) => useFileChange(id, (body) => call(addNote, {
	params: { id },
	body: { body }
}));
var useDeleteNote = (id) => useFileChange(id, (noteId) => call(deleteNote, { params: {
	id,
	noteId
} }));
var useEndSession = (id) => useFileChange(id, (sessionId) => call(endUserSession, { params: {
	id,
	sessionId
} }));
var useChangeVip = ({ user: { _id: id }, version }) => useFileChange(id, (body) => call(changeUserVip, {
	params: { id },
	body,
	ifMatch: version
}));
// web/src/features/member-file/notes-panel.tsx
function NotesPanel({ file: { user, notes } }) {
	const { notes: m } = useMessages("memberFile");
	const errorText = useErrorText();
	const adding = useAddNote(user._id);
	const deleting = useDeleteNote(user._id);
	const [words, setWords] = useState("");
	const error = adding.error ?? deleting.error;
	return /* @__PURE__ */ jsxs(Panel, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsxs("form", {
				className: member_file_module_default.noteForm,
				onSubmit: (event) => {
					event.preventDefault();
					if (words.trim() && !adding.isPending) adding.mutate(words.trim(), { onSuccess: () => setWords("") });
				},
				children: [/* @__PURE__ */ jsx(Textarea, {
					label: m.label,
					description: m.about,
					rows: 2,
					autosize: false,
					maxLength: 2e3,
					value: words,
					onChange: ({ currentTarget }) => setWords(currentTarget.value)
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					size: "xs",
					color: "ink",
					loading: adding.isPending,
					disabled: !words.trim(),
					children: m.add
				})]
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsx("ul", {
				className: member_file_module_default.lines,
				children: notes.map(({ _id, body, author, createdAt, mine }) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("span", {
					className: member_file_module_default.note,
					children: [body, /* @__PURE__ */ jsxs("small", {
						className: member_file_module_default.quiet,
						children: [
							/* @__PURE__ */ jsx(PersonLink, { person: author }),
							" · ",
							formatDate(createdAt, { timeStyle: "short" })
						]
					})]
				}), mine && /* @__PURE__ */ jsx(Button, {
					variant: "default",
					size: "xs",
					className: member_file_module_default.end,
					"aria-label": m.deleteOf(body.slice(0, 40)),
					loading: deleting.isPending && deleting.variables === _id,
					onClick: () => deleting.mutate(_id),
					children: m.delete
				})] }, _id))
			})
		]
	});
}
// web/src/features/member-file/photos-panel.tsx
function PhotosPanel({ photos, name }) {
	const { photos: m } = useMessages("memberFile");
	return /* @__PURE__ */ jsxs(Panel, {
		title: m.title,
		children: [photos.length === 0 && /* @__PURE__ */ jsx("p", {
			className: member_file_module_default.none,
			children: m.none
		}), /* @__PURE__ */ jsx("ul", {
			className: member_file_module_default.photos,
			children: photos.map(({ publicId, url, position, review, reviewReason }, index) => /* @__PURE__ */ jsxs("li", { children: [
				/* @__PURE__ */ jsx(StaffPhoto, {
					url,
					alt: m.alt(name, index + 1)
				}),
				/* @__PURE__ */ jsx("small", { children: position === null ? m.unused : position === 0 ? m.main : m.place(position + 1) }),
				review === "waiting" && /* @__PURE__ */ jsx("small", { children: m.waiting }),
				review === "rejected" && /* @__PURE__ */ jsx("small", { children: m.rejected(reviewReason ?? "") })
			] }, publicId))
		})]
	});
}
// web/src/features/member-file/profile-panel.tsx
function ProfilePanel({ file: { user, profile } }) {
	const { profile: m } = useMessages("memberFile");
	const { lookingFor } = profile;
	const labels = promptLabels;
	const { city, country } = user.location;
	const born = profile.dateOfBirth;
	return /* @__PURE__ */ jsxs(Panel, {
		title: m.title,
		children: [/* @__PURE__ */ jsx(Facts, { facts: [
			[m.complete, user.profileComplete ? m.yes : m.no],
			[m.shown, profile.paused ? m.paused : m.notPaused],
			[m.born, born ? m.bornOn(formatDate(born, { timeZone: "UTC" }), user.age) : m.none],
			[m.gender, capitalised(user.gender) ?? m.none],
			[m.place, [city, country].filter(Boolean).join(", ") || m.none],
			[m.seeks, seekText(lookingFor, m)],
			[m.interests, profile.interests.join(", ") || m.none],
			[m.answers, String(profile.answers)]
		] }), /* @__PURE__ */ jsxs("div", {
			className: member_file_module_default.words,
			children: [
				/* @__PURE__ */ jsx("h3", { children: m.bio }),
				/* @__PURE__ */ jsx("p", { children: user.bio ?? m.noBio }),
				profile.prompts.map(({ prompt, answer }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h3", { children: labels[prompt] ?? prompt }), /* @__PURE__ */ jsx("p", { children: answer })] }, prompt))
			]
		})]
	});
}
var capitalised = (text) => text && text.charAt(0).toUpperCase() + text.slice(1);
function seekText({ genders, minAge, maxAge, maxDistance }, m) {
	return [
		genders.join(", "),
		minAge !== null && maxAge !== null && m.ages(minAge, maxAge),
		maxDistance !== null && m.within(maxDistance)
	].filter(Boolean).join(" · ") || m.none;
}
// web/src/features/member-file/reports-panel.tsx
var kinds = {
	pending: "warning",
	in_progress: "info",
	resolved: "success",
	closed: "neutral",
	rejected: "danger"
};
function ReportsPanel({ title, reports: { total, latest }, by = false }) {
	const { reports: m } = useMessages("memberFile");
	return /* @__PURE__ */ jsxs(Panel, {
		title,
		aside: /* @__PURE__ */ jsx("span", {
			className: member_file_module_default.quiet,
			children: formatNumber(total)
		}),
		children: [
			total === 0 && /* @__PURE__ */ jsx("p", {
				className: member_file_module_default.none,
				children: m.none
			}),
			/* @__PURE__ */ jsx("ul", {
				className: member_file_module_default.lines,
				children: latest.map(({ _id, problem_type, status, createdAt, other }) => /* @__PURE__ */ jsxs("li", { children: [
					/* @__PURE__ */ jsxs(Link, {
						to: "/reports",
						search: { search: _id },
						children: [
							problem_type,
							" #",
							_id.slice(-6)
						]
					}),
					/* @__PURE__ */ jsxs("span", {
						className: member_file_module_default.quiet,
						children: [
							by ? m.from : m.about,
							" ",
							/* @__PURE__ */ jsx(PersonLink, { person: other })
						]
					}),
					/* @__PURE__ */ jsxs("span", {
						className: member_file_module_default.end,
						children: [/* @__PURE__ */ jsx("span", {
							className: member_file_module_default.quiet,
							children: formatDate(createdAt)
						}), /* @__PURE__ */ jsx(StatusBadge, {
							kind: kinds[status],
							children: m.statuses[status]
						})]
					})
				] }, _id))
			}),
			total > latest.length && /* @__PURE__ */ jsx("p", {
				className: member_file_module_default.none,
				children: m.more(latest.length, total)
			})
		]
	});
}
function CasesPanel({ cases }) {
	const { reports: m } = useMessages("memberFile");
	if (cases.length === 0) return null;
	return /* @__PURE__ */ jsx(Panel, {
		title: m.cases,
		children: /* @__PURE__ */ jsx("ul", {
			className: member_file_module_default.lines,
			children: cases.map(({ _id, openedAt, closedAt, reports }) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsx("span", { children: m.caseOf(reports) }), /* @__PURE__ */ jsxs("span", {
				className: member_file_module_default.end,
				children: [/* @__PURE__ */ jsx("span", {
					className: member_file_module_default.quiet,
					children: closedAt ? m.span(formatDate(openedAt), formatDate(closedAt)) : m.since(formatDate(openedAt))
				}), /* @__PURE__ */ jsx(StatusBadge, {
					kind: closedAt ? "neutral" : "warning",
					children: closedAt ? m.closed : m.open
				})]
			})] }, _id))
		})
	});
}
// web/src/features/member-file/sessions-panel.tsx
function SessionsPanel({ file: { user, sessions } }) {
	const { sessions: m } = useMessages("memberFile");
	const errorText = useErrorText();
	const session = useSession();
	const { mutate, error, isPending, variables } = useEndSession(user._id);
	const mayEnd = may(session, endUserSession) && (!user.isAdmin || session.user?.staffRole === "administrator" || session.user?._id === user._id);
	return /* @__PURE__ */ jsxs(Panel, {
		title: m.title,
		children: [
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			sessions.length === 0 && /* @__PURE__ */ jsx("p", {
				className: member_file_module_default.none,
				children: m.none
			}),
			/* @__PURE__ */ jsx("ul", {
				className: member_file_module_default.lines,
				children: sessions.map(({ _id, device, address, lastUsedAt }) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("span", { children: [device || m.unknown, /* @__PURE__ */ jsx("small", {
					className: member_file_module_default.quiet,
					children: m.used(formatDate(lastUsedAt, { timeStyle: "short" }), address)
				})] }), mayEnd && /* @__PURE__ */ jsx(Button, {
					variant: "default",
					size: "xs",
					className: member_file_module_default.end,
					"aria-label": m.endOn(device || m.unknown),
					loading: isPending && variables === _id,
					onClick: () => mutate(_id),
					children: m.end
				})] }, _id))
			})
		]
	});
}
// web/src/features/member-file/timeline-panel.tsx
/** What happened to them and who did it, latest first. */
function TimelinePanel({ file: { user, timeline } }) {
	const { timeline: m } = useMessages("memberFile");
	const errorText = useErrorText();
	const { data, error, isFetching, refetch, fetchNextPage, hasNextPage } = useOlderEvents(user._id, timeline.nextCursor);
	const events = [...timeline.events, ...(data?.pages ?? []).flatMap((page) => page.events)];
	const more = data ? hasNextPage : timeline.nextCursor !== null;
	return /* @__PURE__ */ jsxs(Panel, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx("ol", {
				className: member_file_module_default.events,
				children: events.map((event) => /* @__PURE__ */ jsx(Event, {
					event,
					self: user._id
				}, event._id))
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			more && /* @__PURE__ */ jsx("p", {
				className: member_file_module_default.none,
				children: /* @__PURE__ */ jsx(Button, {
					variant: "default",
					size: "xs",
					loading: isFetching,
					onClick: () => void (data ? fetchNextPage() : refetch()),
					children: m.more
				})
			})
		]
	});
}
function Event({ event, self }) {
	const { timeline: m, reports } = useMessages("memberFile");
	const { at, kind, by, reportId, detail } = event;
	const statuses = reports.statuses;
	const what = m.kinds[kind] ?? kind.replaceAll(/[.-]/g, " ");
	return /* @__PURE__ */ jsxs("li", { children: [
		/* @__PURE__ */ jsx("time", {
			dateTime: at,
			children: formatDate(at, { timeStyle: "short" })
		}),
		/* @__PURE__ */ jsxs("span", { children: [reportId ? /* @__PURE__ */ jsx(Link, {
			to: "/reports",
			search: { search: reportId },
			children: what
		}) : what, detail && /* @__PURE__ */ jsx("small", {
			className: member_file_module_default.quiet,
			children: statuses[detail] ?? detail
		})] }),
		/* @__PURE__ */ jsx("span", {
			className: member_file_module_default.quiet,
			children: by?._id === self ? m.themselves : by ? /* @__PURE__ */ jsx(PersonLink, { person: by }) : null
		})
	] });
}
// web/src/features/member-file/vip-dialog.tsx
function VipDialog({ file, wanted, onClose }) {
	const { vip: m } = useMessages("memberFile");
	return /* @__PURE__ */ jsx(Dialog, {
		opened: wanted !== null,
		onClose,
		title: wanted === "end" ? m.endTitle : m.giveTitle,
		closeLabel: m.cancel,
		children: wanted && /* @__PURE__ */ jsx(VipForm, {
			file,
			wanted,
			onClose
		})
	});
}
function VipForm({ file, wanted, onClose }) {
	const { vip: m } = useMessages("memberFile");
	const errorText = useErrorText();
	const { mutate, error, isPending } = useChangeVip(file);
	const [opened] = useState(() => Date.now());
	const [day, setDay] = useState("");
	const [reason, setReason] = useState("");
	const until = day ? /* @__PURE__ */ new Date(`${day}T23:59:59`) : null;
	const past = until !== null && until.getTime() <= opened;
	const ready = reason.trim() && (wanted === "end" || until && !past);
	const now = staleData(error)?.user.vipUntil;
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: (event) => {
			event.preventDefault();
			if (!ready || isPending) return;
			const body = {
				until: wanted === "give" && until ? until.toISOString() : null,
				reason: reason.trim()
			};
			mutate(body, { onSuccess: onClose });
		},
		children: [
			wanted === "give" && /* @__PURE__ */ jsx(TextInput, {
				"data-autofocus": true,
				type: "date",
				label: m.lastDay,
				description: m.lastDayAbout,
				error: past && m.past,
				value: day,
				onChange: ({ currentTarget }) => setDay(currentTarget.value)
			}),
			/* @__PURE__ */ jsx(Textarea, {
				mt: "md",
				...wanted === "end" && { "data-autofocus": true },
				label: m.reason,
				description: m.reasonAbout,
				rows: 3,
				maxLength: 500,
				value: reason,
				onChange: ({ currentTarget }) => setReason(currentTarget.value)
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: now === void 0 ? "danger" : "warning",
				children: now === void 0 ? errorText(error) : m.stale(now && formatDate(now))
			}),
			/* @__PURE__ */ jsxs("div", {
				className: member_file_module_default.dialogButtons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: m.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					color: "ink",
					loading: isPending,
					disabled: !ready,
					children: wanted === "end" ? m.end : m.give
				})]
			})
		]
	});
}
// web/src/features/member-file/vip-panel.tsx
function VipPanel({ file }) {
	const { vip: m } = useMessages("memberFile");
	const { user, vipGrants } = file;
	const [opened, setOpened] = useState(null);
	const mayChange = may(useSession(), changeUserVip) && user.state !== "erased";
	return /* @__PURE__ */ jsxs(Panel, {
		title: m.title,
		aside: mayChange && /* @__PURE__ */ jsxs("span", {
			className: member_file_module_default.buttons,
			children: [/* @__PURE__ */ jsx(Button, {
				variant: "default",
				size: "xs",
				onClick: () => setOpened("give"),
				children: user.isVIP ? m.change : m.give
			}), user.isVIP && /* @__PURE__ */ jsx(Button, {
				variant: "default",
				size: "xs",
				onClick: () => setOpened("end"),
				children: m.end
			})]
		}),
		children: [
			/* @__PURE__ */ jsx("p", {
				className: member_file_module_default.none,
				children: user.isVIP && user.vipUntil ? m.until(formatDate(user.vipUntil)) : m.free
			}),
			/* @__PURE__ */ jsx("ul", {
				className: member_file_module_default.lines,
				children: vipGrants.map(({ _id, startsAt, endsAt, reason, grantedBy }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("span", {
					className: member_file_module_default.note,
					children: [m.span(formatDate(startsAt), formatDate(endsAt)), /* @__PURE__ */ jsxs("small", {
						className: member_file_module_default.quiet,
						children: [
							reason,
							" · ",
							/* @__PURE__ */ jsx(PersonLink, { person: grantedBy })
						]
					})]
				}) }, _id))
			}),
			/* @__PURE__ */ jsx(VipDialog, {
				file,
				wanted: opened,
				onClose: () => setOpened(null)
			})
		]
	});
}
// web/src/features/member-file/member-file-page.tsx
var route = getRouteApi("/users/$id");
function MemberFilePage$1({ actions }) {
	const m = useMessages("memberFile");
	const { id } = route.useParams();
	const query = useMemberFile(id);
	const file = query.data;
	const name = (file && nameOf(file.user)) ?? m.unknown;
	return /* @__PURE__ */ jsxs(StaffPage, {
		title: file ? name : m.title,
		children: [
			/* @__PURE__ */ jsx(Link, {
				to: "/users",
				className: member_file_module_default.back,
				children: m.back
			}),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			file && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(FileHead, {
				file,
				actions: actions(file)
			}), /* @__PURE__ */ jsxs("div", {
				className: member_file_module_default.columns,
				children: [/* @__PURE__ */ jsxs("div", {
					className: member_file_module_default.column,
					children: [
						/* @__PURE__ */ jsx(ProfilePanel, { file }),
						/* @__PURE__ */ jsx(PhotosPanel, {
							photos: file.photos,
							name
						}),
						/* @__PURE__ */ jsx(ReportsPanel, {
							title: m.reports.against,
							reports: file.reportsAgainst,
							by: true
						}),
						/* @__PURE__ */ jsx(ReportsPanel, {
							title: m.reports.by,
							reports: file.reportsBy
						}),
						/* @__PURE__ */ jsx(CasesPanel, { cases: file.cases }),
						/* @__PURE__ */ jsx(TimelinePanel, { file }, file.timeline.events[0]?._id)
					]
				}), /* @__PURE__ */ jsxs("div", {
					className: member_file_module_default.column,
					children: [
						/* @__PURE__ */ jsx(NotesPanel, { file }),
						/* @__PURE__ */ jsx(AccountPanel, { file }),
						/* @__PURE__ */ jsx(VipPanel, { file }),
						/* @__PURE__ */ jsx(SessionsPanel, { file })
					]
				})]
			})] })
		]
	});
}
var member_actions_module_default = { actions: "_actions_umjub_1" };
// web/src/features/staff/member-actions.tsx
/** What can be done about somebody whose file is open. */
function MemberActions({ sight }) {
	const { state: m, modal } = useMessages("users");
	const session = useSession();
	const { user } = sight;
	const refusal = useStateRefusal(user);
	const [editing, setEditing] = useState(false);
	const [wanted, setWanted] = useState(null);
	const [done, setDone] = useState(null);
	const group = useRef(null);
	const mayEdit = may(session, editUser) && (!user.isAdmin || session.user?.staffRole === "administrator");
	const banned = user.state === "banned";
	const want = (state) => setWanted({
		user,
		state,
		sight
	});
	const guarded = {
		disabled: refusal !== null,
		...refusal && { title: refusal }
	};
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("div", {
			ref: group,
			className: member_actions_module_default.actions,
			tabIndex: -1,
			children: [
				mayEdit && /* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: () => setEditing(true),
					children: modal.edit
				}),
				user.state !== "active" && /* @__PURE__ */ jsx(Button, {
					variant: "default",
					...guarded,
					onClick: () => want("active"),
					children: banned ? m.lift : m.activate
				}),
				user.state === "active" && /* @__PURE__ */ jsx(Button, {
					variant: "default",
					...guarded,
					onClick: () => want("deactivated"),
					children: m.deactivate
				}),
				user.state !== "erased" && /* @__PURE__ */ jsx(Button, {
					variant: "default",
					c: "danger",
					...guarded,
					onClick: () => want("banned"),
					children: banned ? m.changeBan : m.ban
				})
			]
		}),
		/* @__PURE__ */ jsx(EditDialog, {
			user: editing ? user : null,
			onClose: () => setEditing(false)
		}),
		/* @__PURE__ */ jsx(StateDialog, {
			wanted,
			onClose: () => setWanted(null),
			onDone: setDone
		}),
		/* @__PURE__ */ jsx(UndoBar, {
			done,
			onClose: () => setDone(null),
			onUndone: () => group.current?.focus()
		})
	] });
}
// web/src/app/member-file-page.tsx
var renderActions = (file) => /* @__PURE__ */ jsx(MemberActions, { sight: file });
/** Everything that staff may know of somebody, and what they can do about them. */
function MemberFilePage() {
	return /* @__PURE__ */ jsx(MemberFilePage$1, { actions: renderActions });
}
export { MemberFilePage };
