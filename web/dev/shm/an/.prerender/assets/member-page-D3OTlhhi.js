/* empty css                      */
import { P as hasStatus } from "./session-CNfDh4Vs.js";
import { r as lastActiveText } from "./formats-DciwXFsk.js";
import { O as useMessages, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as blockMember } from "./blocks-cs4jY1Sp.js";
import { t as Dialog } from "./dialog-7crX4kYo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { n as group_form_module_default, t as page_module_default } from "./page.module-99yEG8s0.js";
import { n as useBlock, s as usePerson } from "./queries-DxOdjoK6.js";
import { t as column_module_default } from "./column.module-BJZPtkbo.js";
import { n as Said, t as Chips } from "./said-BvfgttmU.js";
import { t as ReportDialog } from "./report-dialog-Bt83l-PY.js";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/src/features/profile/block-dialog.tsx
function BlockDialog({ id, name, opened, onClose }) {
	const { person: m } = useMessages("profile");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const { mutate, error, isPending } = useBlock(blockMember);
	const block = () => mutate(id, { onSuccess: () => void navigate({ to: "/settings" }) });
	return /* @__PURE__ */ jsx(Dialog, {
		title: m.blockTitle(name),
		closeLabel: m.cancel,
		opened,
		onClose,
		children: /* @__PURE__ */ jsxs("div", {
			className: group_form_module_default.form,
			children: [
				/* @__PURE__ */ jsx("p", { children: m.blockText }),
				error && /* @__PURE__ */ jsx(Notice, {
					kind: "danger",
					children: errorText(error)
				}),
				/* @__PURE__ */ jsxs("div", {
					className: group_form_module_default.buttons,
					children: [/* @__PURE__ */ jsx(Button, {
						variant: "default",
						onClick: onClose,
						children: m.cancel
					}), /* @__PURE__ */ jsx(Button, {
						color: "danger",
						loading: isPending,
						onClick: block,
						children: m.block
					})]
				})
			]
		})
	});
}
// web/src/features/profile/person-page.tsx
function PersonPage({ report }) {
	const words = useMessages("profile");
	const { id } = useParams({ from: "/members/$id" });
	const query = usePerson(id);
	if (hasStatus(query.error, 404) || hasStatus(query.error, 400)) return /* @__PURE__ */ jsx(Nobody, {});
	return /* @__PURE__ */ jsxs("div", {
		className: column_module_default.page,
		children: [/* @__PURE__ */ jsx(QueryState, {
			query,
			words: {
				...words,
				loading: words.person.loading
			}
		}), query.data && /* @__PURE__ */ jsx(Shown, {
			person: query.data,
			report
		})]
	});
}
function Nobody() {
	const { person: m } = useMessages("profile");
	return /* @__PURE__ */ jsx("div", {
		className: column_module_default.page,
		children: /* @__PURE__ */ jsxs("header", {
			className: column_module_default.head,
			children: [
				/* @__PURE__ */ jsx("h1", { children: m.unknown }),
				/* @__PURE__ */ jsx("p", { children: m.unknownText }),
				/* @__PURE__ */ jsx(Link, {
					to: "/home",
					className: column_module_default.link,
					children: m.home
				})
			]
		})
	});
}
function Shown({ person, report }) {
	const { person: m, genders } = useMessages("profile");
	const { user, distanceFormatted } = person;
	const { city, country } = user.location;
	const self = useSession().user?._id === user._id;
	const facts = [
		genders[user.gender] ?? user.gender,
		[city, country].filter(Boolean).join(", "),
		distanceFormatted
	];
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		self && /* @__PURE__ */ jsxs("p", {
			className: column_module_default.row,
			children: [/* @__PURE__ */ jsx("span", {
				className: column_module_default.quiet,
				children: m.you
			}), /* @__PURE__ */ jsx(Link, {
				to: "/profile",
				className: column_module_default.link,
				children: m.toProfile
			})]
		}),
		user.profilePicture && /* @__PURE__ */ jsx("img", {
			className: page_module_default.photo,
			src: user.profilePicture,
			alt: m.photo(user.name, 1)
		}),
		/* @__PURE__ */ jsxs("header", {
			className: column_module_default.head,
			children: [
				/* @__PURE__ */ jsxs("h1", { children: [
					user.name,
					", ",
					user.age
				] }),
				/* @__PURE__ */ jsx("p", { children: facts.filter(Boolean).join(" · ") }),
				/* @__PURE__ */ jsx(Activity, { user })
			]
		}),
		!self && /* @__PURE__ */ jsx(Why, { person }),
		(user.bio || user.prompts.length > 0) && /* @__PURE__ */ jsxs("section", {
			className: column_module_default.section,
			"aria-label": m.about(user.name),
			children: [
				/* @__PURE__ */ jsx("h2", { children: m.about(user.name) }),
				user.bio && /* @__PURE__ */ jsx("p", {
					className: page_module_default.bio,
					children: user.bio
				}),
				/* @__PURE__ */ jsx(Said, { prompts: user.prompts })
			]
		}),
		user.interests.length > 0 && /* @__PURE__ */ jsxs("section", {
			className: column_module_default.section,
			"aria-label": m.interests,
			children: [/* @__PURE__ */ jsx("h2", { children: m.interests }), /* @__PURE__ */ jsx(Chips, { interests: user.interests })]
		}),
		user.more_pictures.length > 0 && /* @__PURE__ */ jsx("ul", {
			className: page_module_default.photos,
			"aria-label": m.photos(user.name),
			children: user.more_pictures.map(({ url, publicId }, index) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("img", {
				src: url,
				alt: m.photo(user.name, index + 2),
				loading: "lazy"
			}) }, publicId))
		}),
		!self && /* @__PURE__ */ jsx(Safety, {
			user,
			report
		})
	] });
}
function Safety({ user: { _id: id, name }, report }) {
	const { person: m } = useMessages("profile");
	const [open, setOpen] = useState(null);
	const onClose = () => setOpen(null);
	return /* @__PURE__ */ jsxs("section", {
		className: column_module_default.section,
		"aria-label": m.safety,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: column_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: () => setOpen("block"),
					children: m.block
				}), /* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: () => setOpen("report"),
					children: m.report
				})]
			}),
			/* @__PURE__ */ jsx(BlockDialog, {
				id,
				name,
				opened: open === "block",
				onClose
			}),
			report({
				about: {
					id,
					name
				},
				opened: open === "report",
				onClose
			})
		]
	});
}
function Activity({ user: { isOnline, lastActive } }) {
	const { person: m } = useMessages("profile");
	const formats = useMessages("formats");
	if (isOnline) return /* @__PURE__ */ jsx("p", { children: m.online });
	return lastActive && /* @__PURE__ */ jsx("p", { children: m.active(lastActiveText(lastActive, formats)) });
}
/** A score is never alone: it comes with its reasons. */
function Why({ person: { compatibilityScore, compatibility } }) {
	const { person: m, questionTexts } = useMessages("profile");
	const { sharedInterests, agreements } = compatibility;
	if (compatibilityScore === null) return null;
	return /* @__PURE__ */ jsxs("section", {
		className: column_module_default.section,
		"aria-label": m.score(compatibilityScore),
		children: [
			/* @__PURE__ */ jsx("h2", { children: m.score(compatibilityScore) }),
			sharedInterests.length > 0 && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("h3", { children: m.sharedInterests }), /* @__PURE__ */ jsx(Chips, { interests: sharedInterests })] }),
			agreements.length > 0 && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("h3", { children: m.agreements(agreements.length) }), /* @__PURE__ */ jsx("ul", {
				className: column_module_default.list,
				children: agreements.slice(0, 5).map((name) => /* @__PURE__ */ jsx("li", { children: questionTexts[name]?.question ?? name }, name))
			})] })
		]
	});
}
// web/src/app/member-page.tsx
var renderReport = (props) => /* @__PURE__ */ jsx(ReportDialog, { ...props });
/** Somebody's profile, from which they can also be reported. */
function MemberPage() {
	return /* @__PURE__ */ jsx(PersonPage, { report: renderReport });
}
export { MemberPage };
