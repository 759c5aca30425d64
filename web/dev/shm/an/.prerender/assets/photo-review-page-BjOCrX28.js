import { n as decidePhoto, r as rejectReasons, t as claimPhotos } from "./photo-review-DjMC8rgG.js";
import { O as useMessages, S as call, w as useErrorText } from "../entry.mjs";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StaffPage } from "./staff-page-CnB4F-sm.js";
/* empty css                      */
import { t as formatDate } from "./formats-DciwXFsk.js";
import { n as staffPhoto, t as StaffPhoto } from "./staff-photo-tlLNKGW4.js";
import { P as hasStatus } from "./session-CNfDh4Vs.js";
import { Button } from "@mantine/core";
import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var decisions_module_default = {
	side: "_side_brah3_1",
	reason: "_reason_brah3_30",
	key: "_key_brah3_50",
	keys: "_keys_brah3_59"
};
// web/src/features/photo-review/decisions.tsx
/** Whose photo it is, and what can become of it. */
function Decisions({ photo, firstReason, onApprove, onReject }) {
	const m = useMessages("photoReview");
	const { firstName, age, main, addedAt } = photo;
	return /* @__PURE__ */ jsxs("div", {
		className: decisions_module_default.side,
		children: [
			/* @__PURE__ */ jsxs("header", { children: [
				/* @__PURE__ */ jsx("h2", { children: m.who(firstName ?? m.somebody, age) }),
				/* @__PURE__ */ jsx("p", { children: main ? m.main : m.more }),
				/* @__PURE__ */ jsx("p", { children: m.added(formatDate(addedAt, { timeStyle: "short" })) })
			] }),
			/* @__PURE__ */ jsx(Button, {
				size: "md",
				color: "ink",
				"aria-keyshortcuts": "A",
				rightSection: /* @__PURE__ */ jsx(Key, { name: "A" }),
				onClick: onApprove,
				children: m.approve
			}),
			/* @__PURE__ */ jsxs("section", {
				"aria-label": m.reject,
				children: [/* @__PURE__ */ jsxs("h3", { children: [
					m.reject,
					" ",
					/* @__PURE__ */ jsx(Key, { name: "X" })
				] }), rejectReasons.map((reason, index) => /* @__PURE__ */ jsxs("button", {
					ref: index === 0 ? firstReason : void 0,
					type: "button",
					className: decisions_module_default.reason,
					"aria-keyshortcuts": String(index + 1),
					onClick: () => onReject(reason),
					children: [
						m.reasons[reason],
						" ",
						/* @__PURE__ */ jsx(Key, { name: String(index + 1) })
					]
				}, reason))]
			}),
			/* @__PURE__ */ jsx("dl", {
				className: decisions_module_default.keys,
				"aria-label": m.keys,
				children: m.keyHints.map(([keys, what]) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: keys }), /* @__PURE__ */ jsx("dd", { children: what })] }, keys))
			})
		]
	});
}
function Key({ name }) {
	return /* @__PURE__ */ jsx("kbd", {
		className: decisions_module_default.key,
		"aria-hidden": true,
		children: name
	});
}
var photo_review_page_module_default = {
	bar: "_bar_103kg_1",
	none: "_none_103kg_14",
	work: "_work_103kg_29",
	stage: "_stage_103kg_35"
};
var photo_view_module_default = {
	view: "_view_1okfn_1",
	strip: "_strip_1okfn_19"
};
// web/src/features/photo-review/photo-view.tsx
/** One photo as large as there is room. */
function PhotoView({ photo }) {
	const m = useMessages("photoReview");
	return /* @__PURE__ */ jsx("div", {
		className: photo_view_module_default.view,
		children: /* @__PURE__ */ jsx(StaffPhoto, {
			url: photo.url,
			alt: m.photo(photo.firstName ?? m.somebody),
			failed: /* @__PURE__ */ jsx("p", {
				role: "alert",
				children: m.unloaded
			})
		})
	});
}
function Strip({ photos, at, onMove }) {
	const m = useMessages("photoReview");
	return /* @__PURE__ */ jsx("ol", {
		className: photo_view_module_default.strip,
		"aria-label": m.strip,
		children: photos.map((photo, index) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("button", {
			type: "button",
			"aria-label": m.nth(index + 1),
			"aria-current": index === at,
			onClick: () => onMove(index),
			children: /* @__PURE__ */ jsx(StaffPhoto, {
				url: photo.url,
				alt: ""
			})
		}) }, `${photo.memberId} ${photo.publicId}`))
	});
}
var undo_module_default = { undo: "_undo_g1bcq_2" };
// web/src/features/photo-review/undo.tsx
/** Says what was decided last, for as long as it can be taken back. */
function Undo({ last, onUndo, onEnd }) {
	const m = useMessages("photoReview");
	useEffect(() => {
		const timer = last && setTimeout(onEnd, 1e4);
		return () => clearTimeout(timer ?? void 0);
	}, [last]);
	const name = last?.photo.firstName ?? m.somebody;
	return /* @__PURE__ */ jsx("output", {
		className: undo_module_default.undo,
		children: last && /* @__PURE__ */ jsxs(Fragment, { children: [last.decision === "approve" ? m.approved(name) : m.rejected(name), /* @__PURE__ */ jsx(Button, {
			variant: "subtle",
			color: "ink",
			size: "compact-sm",
			onClick: onUndo,
			children: m.undo
		})] })
	});
}
// web/src/features/photo-review/use-keys.ts
/** Single keys for the whole page, but not while something is typed or meant for the browser. */
function useKeys(actions) {
	const latest = useRef(actions);
	useEffect(() => {
		latest.current = actions;
	});
	useEffect(() => {
		const press = (event) => {
			if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
			if (event.target.closest("input, textarea, select, [role=dialog]")) return;
			const action = latest.current[event.key.toLowerCase()];
			if (!action) return;
			event.preventDefault();
			action();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
}
// web/src/features/photo-review/use-review.ts
var key = ["photo-review"];
var ahead = 6;
var nameOfPhoto = ({ memberId, publicId }) => `${memberId} ${publicId}`;
/** The photos before one, the next of them fetched already, and what is decided about them, in order. */
function useReview() {
	const client = useQueryClient();
	const [gone, setGone] = useState(/* @__PURE__ */ new Set());
	const query = useQuery({
		queryKey: key,
		queryFn: async ({ signal }) => (await call(claimPhotos, {
			body: { count: ahead },
			signal
		})).data,
		refetchInterval: 3e4,
		staleTime: 0
	});
	const photos = query.data?.photos.filter((photo) => !gone.has(nameOfPhoto(photo))) ?? [];
	useQueries({ queries: photos.slice(0, ahead).map(({ url }) => staffPhoto(url)) });
	const hide = (photo) => setGone((before) => new Set(before).add(nameOfPhoto(photo)));
	const show = (photo) => setGone((before) => new Set([...before].filter((name) => name !== nameOfPhoto(photo))));
	return {
		query,
		photos,
		deciding: useMutation({
			mutationFn: ({ photo: { memberId, publicId }, ...body }) => call(decidePhoto, {
				params: {
					memberId,
					publicId
				},
				body
			}),
			scope: { id: "photo-review" },
			onMutate: ({ photo, decision }) => {
				if (decision !== "undo") hide(photo);
			},
			onSuccess: ({ data: { waiting } }, { photo, decision }) => {
				client.setQueryData(key, (known) => known && {
					...known,
					waiting
				});
				if (decision !== "undo") return;
				client.setQueryData(key, (known) => known && withFirst(known, photo));
				show(photo);
			},
			onError: (error, { photo, decision }) => {
				if (decision !== "undo" && !hasStatus(error, 404, 409)) show(photo);
			},
			onSettled: () => {
				if (photos.length <= ahead / 2) client.invalidateQueries({ queryKey: key });
			}
		})
	};
}
var withFirst = (known, photo) => ({
	...known,
	photos: [photo, ...known.photos.filter((each) => nameOfPhoto(each) !== nameOfPhoto(photo))]
});
// web/src/features/photo-review/photo-review-page.tsx
function PhotoReviewPage() {
	const m = useMessages("photoReview");
	const errorText = useErrorText();
	const { query, photos, deciding } = useReview();
	const [wanted, setWanted] = useState(0);
	const [last, setLast] = useState(null);
	const firstReason = useRef(null);
	const at = Math.min(wanted, Math.max(photos.length - 1, 0));
	const photo = photos[at];
	const waiting = query.data?.waiting ?? 0;
	function decide(how) {
		if (!photo) return;
		const decided = {
			photo,
			...how
		};
		deciding.mutate(decided, {
			onSuccess: () => setLast(decided),
			onError: () => setLast(null)
		});
	}
	function undo() {
		if (!last) return;
		setLast(null);
		setWanted(0);
		deciding.mutate({
			photo: last.photo,
			decision: "undo"
		});
	}
	const move = (to) => setWanted(Math.max(0, Math.min(to, photos.length - 1)));
	useKeys({
		a: () => decide({ decision: "approve" }),
		x: () => firstReason.current?.focus(),
		j: () => move(at + 1),
		k: () => move(at - 1),
		u: undo,
		...Object.fromEntries(rejectReasons.map((reason, index) => [String(index + 1), () => decide({
			decision: "reject",
			reason
		})]))
	});
	return /* @__PURE__ */ jsxs(StaffPage, {
		title: m.title,
		children: [
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words: m
			}),
			deciding.error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(deciding.error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: photo_review_page_module_default.bar,
				children: [/* @__PURE__ */ jsx(Undo, {
					last,
					onUndo: undo,
					onEnd: () => setLast(null)
				}), query.data && waiting > 0 && /* @__PURE__ */ jsx("p", { children: m.left(waiting) })]
			}),
			query.data && !photo && /* @__PURE__ */ jsxs("div", {
				className: photo_review_page_module_default.none,
				children: [/* @__PURE__ */ jsx("h2", { children: waiting > 0 ? m.others : m.none }), /* @__PURE__ */ jsx("p", { children: m.noneAbout })]
			}),
			photo && /* @__PURE__ */ jsxs("div", {
				className: photo_review_page_module_default.work,
				children: [/* @__PURE__ */ jsxs("div", {
					className: photo_review_page_module_default.stage,
					children: [/* @__PURE__ */ jsx(PhotoView, { photo }, photo.url), /* @__PURE__ */ jsx(Strip, {
						photos,
						at,
						onMove: move
					})]
				}), /* @__PURE__ */ jsx(Decisions, {
					photo,
					firstReason,
					onApprove: () => decide({ decision: "approve" }),
					onReject: (reason) => decide({
						decision: "reject",
						reason
					})
				})]
			})
		]
	});
}
export { PhotoReviewPage };
