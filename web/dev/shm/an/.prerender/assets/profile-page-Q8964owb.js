import { O as useMessages, w as useErrorText } from "../entry.mjs";
import { t as column_module_default } from "./column.module-BJZPtkbo.js";
import { t as Section } from "./section-BbbGr7CM.js";
import { a as stepNames, i as isDone, n as fields_module_default, o as PhotoEditor, r as groupNames, t as GroupForm } from "./group-form-BlW5a-pk.js";
/* empty css                      */
import { f as useOwnProfile, o as useGiveAnswer, t as useAnswers, u as useTakeBackAnswer } from "./queries-DxOdjoK6.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { n as group_form_module_default, t as page_module_default } from "./page.module-99yEG8s0.js";
import { n as Said, t as Chips } from "./said-BvfgttmU.js";
import { n as questionNames, t as importanceNames } from "./questions-BbG_GGLa.js";
/* empty css                          */
/* empty css                           */
/* empty css                     */
import { t as Notice } from "./notice-fNvvit8H.js";
import { Link } from "@tanstack/react-router";
import { ActionIcon, Button, Checkbox, NativeSelect } from "@mantine/core";
import { useId, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
// web/src/features/photos/photo-section.tsx
function PhotoSection() {
	const m = useMessages("photos");
	return /* @__PURE__ */ jsxs(Section, {
		title: m.title,
		children: [/* @__PURE__ */ jsx("p", {
			className: column_module_default.quiet,
			children: m.why
		}), /* @__PURE__ */ jsx(PhotoEditor, {})]
	});
}
// web/src/features/profile/group-summary.tsx
/** What a group of fields says, as its owner reads it. */
function GroupSummary({ group, user }) {
	const m = useMessages("profile");
	const lines = linesOf(group, user, m).filter(Boolean);
	if (group === "words") {
		const { bio, prompts, interests } = user;
		if (!bio && prompts.length === 0 && interests.length === 0) return /* @__PURE__ */ jsx("p", {
			className: column_module_default.quiet,
			children: m.nothing
		});
		return /* @__PURE__ */ jsxs(Fragment, { children: [
			bio && /* @__PURE__ */ jsx("p", {
				className: page_module_default.bio,
				children: bio
			}),
			/* @__PURE__ */ jsx(Said, { prompts }),
			/* @__PURE__ */ jsx(Chips, { interests })
		] });
	}
	return /* @__PURE__ */ jsx("p", {
		className: column_module_default.quiet,
		children: lines.join(" · ") || m.nothing
	});
}
function linesOf(group, user, m) {
	const { lookingFor, location, age, gender } = user;
	if (group === "about") {
		const named = gender && (m.genders[gender] ?? gender);
		return [
			user.name,
			age === null ? null : m.own.years(age),
			named
		];
	}
	if (group === "place") return [[location.city, location.country].filter(Boolean).join(", ")];
	const { genders, minAge, maxAge, maxDistance } = lookingFor;
	return [
		genders.map((each) => m.sought[each] ?? each).join(", "),
		minAge !== null && maxAge !== null ? m.summary.ages(minAge, maxAge) : null,
		genders.length === 0 ? null : maxDistance === null ? m.fields.anywhere : m.fields.within(maxDistance)
	];
}
// web/src/features/profile/meter.tsx
/** Fewer answers than this say little about two people. */
var enoughAnswers = 5;
/** How much of a profile is there, and the next thing that would help most. */
function Meter({ user }) {
	const { own: m } = useMessages("profile");
	const { data: answers = [] } = useAnswers();
	const label = useId();
	const parts = [...stepNames.map((name) => ({
		name,
		done: isDone[name](user)
	})), {
		name: "questions",
		done: answers.length >= enoughAnswers
	}];
	const done = parts.filter((part) => part.done).length;
	const next = parts.find((part) => !part.done);
	return /* @__PURE__ */ jsxs("div", {
		className: page_module_default.meter,
		children: [
			/* @__PURE__ */ jsx("strong", {
				id: label,
				children: m.meter(Math.round(100 * done / parts.length))
			}),
			/* @__PURE__ */ jsx("progress", {
				"aria-labelledby": label,
				value: done,
				max: parts.length
			}),
			/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: next ? m.next[next.name] : m.allDone
			})
		]
	});
}
// web/src/features/profile/question-form.tsx
function QuestionForm({ question, given, other, onDone }) {
	const { questions: m, questionTexts, fields: choice } = useMessages("profile");
	const errorText = useErrorText();
	const { mutate, error, isPending } = useGiveAnswer();
	const { question: text = question, answers = [] } = questionTexts[question] ?? {};
	const [mine, setMine] = useState(given?.mine ?? null);
	const [accepted, setAccepted] = useState(given?.accepted ?? []);
	const [importance, setImportance] = useState(given?.importance ?? "somewhat");
	return /* @__PURE__ */ jsxs("form", {
		className: group_form_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			if (mine === null || isPending) return;
			mutate({
				question,
				mine,
				accepted,
				importance
			}, { onSuccess: onDone });
		},
		children: [
			/* @__PURE__ */ jsx("h3", { children: text }),
			/* @__PURE__ */ jsx(NativeSelect, {
				label: m.mine,
				required: true,
				withAsterisk: false,
				rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				value: mine ?? "",
				data: [{
					value: "",
					label: choice.choose
				}, ...answers.map((label, index) => ({
					value: String(index),
					label
				}))],
				onChange: ({ currentTarget: { value } }) => setMine(value === "" ? null : Number(value))
			}),
			/* @__PURE__ */ jsxs("fieldset", {
				className: fields_module_default.choices,
				children: [/* @__PURE__ */ jsx("legend", { children: m.accepted }), answers.map((answer, index) => /* @__PURE__ */ jsx(Checkbox, {
					size: "md",
					label: answer,
					checked: accepted.includes(index),
					onChange: ({ currentTarget: { checked } }) => setAccepted((before) => checked ? [...before, index] : before.filter((each) => each !== index))
				}, answer))]
			}),
			/* @__PURE__ */ jsx(NativeSelect, {
				label: m.importance,
				rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				value: importance,
				data: importanceNames.map((value) => ({
					value,
					label: m.importances[value] ?? value
				})),
				onChange: ({ currentTarget }) => setImportance(currentTarget.value)
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: group_form_module_default.buttons,
				children: [other, /* @__PURE__ */ jsx(Button, {
					type: "submit",
					variant: "default",
					radius: 999,
					loading: isPending,
					children: m.save
				})]
			})
		]
	});
}
// web/src/features/profile/questions.tsx
/** One question at a time, in the order of the catalogue, and what has been answered. */
function Questions() {
	const words = useMessages("profile");
	const { questions: m } = words;
	const query = useAnswers();
	const { mutate: takeBack } = useTakeBackAnswer();
	const [wanted, setWanted] = useState(null);
	const answers = query.data ?? [];
	const answered = new Set(answers.map(({ question }) => question));
	const open = questionNames.filter((name) => !answered.has(name));
	const asked = wanted ?? open[0];
	function skip() {
		const at = open.findIndex((name) => name === asked);
		setWanted(open[(at + 1) % open.length] ?? null);
	}
	return /* @__PURE__ */ jsxs("section", {
		className: column_module_default.section,
		"aria-label": m.title,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: column_module_default.row,
				children: [/* @__PURE__ */ jsx("h2", { children: m.title }), /* @__PURE__ */ jsx("span", {
					className: column_module_default.quiet,
					children: m.answered(answers.length, questionNames.length)
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.why
			}),
			/* @__PURE__ */ jsx(QueryState, {
				query,
				words
			}),
			query.data && asked && /* @__PURE__ */ jsx(QuestionForm, {
				question: asked,
				given: answers.find(({ question }) => question === asked),
				onDone: () => setWanted(null),
				other: open.length > 1 && /* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: skip,
					children: m.skip
				})
			}, asked),
			query.data && !asked && /* @__PURE__ */ jsx("p", {
				className: column_module_default.quiet,
				children: m.all
			}),
			answers.length > 0 && /* @__PURE__ */ jsx("h3", { children: m.yours }),
			/* @__PURE__ */ jsx("ul", {
				className: column_module_default.list,
				children: answers.map((answer) => /* @__PURE__ */ jsx(Answered, {
					answer,
					onChange: () => setWanted(answer.question),
					onRemove: () => takeBack(answer.question)
				}, answer.question))
			})
		]
	});
}
function Answered({ answer: { question, mine }, onChange, onRemove }) {
	const { questions: m, questionTexts } = useMessages("profile");
	const { question: text = question, answers = [] } = questionTexts[question] ?? {};
	return /* @__PURE__ */ jsxs("li", {
		className: column_module_default.row,
		children: [/* @__PURE__ */ jsxs("span", { children: [
			text,
			" ",
			/* @__PURE__ */ jsx("strong", { children: answers[mine] })
		] }), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx(ActionIcon, {
			variant: "subtle",
			color: "gray",
			size: 44,
			"aria-label": m.change(text),
			onClick: onChange,
			children: /* @__PURE__ */ jsx(IconPencil, {
				size: 18,
				stroke: 1.75
			})
		}), /* @__PURE__ */ jsx(ActionIcon, {
			variant: "subtle",
			color: "gray",
			size: 44,
			"aria-label": m.remove(text),
			onClick: onRemove,
			children: /* @__PURE__ */ jsx(IconTrash, {
				size: 18,
				stroke: 1.75
			})
		})] })]
	});
}
// web/src/features/profile/profile-page.tsx
function ProfilePage$1({ photos }) {
	const words = useMessages("profile");
	const profile = useOwnProfile();
	const [editing, setEditing] = useState(null);
	const own = profile.data;
	return /* @__PURE__ */ jsxs("div", {
		className: column_module_default.page,
		children: [
			/* @__PURE__ */ jsx("h1", { children: words.own.title }),
			/* @__PURE__ */ jsx(QueryState, {
				query: profile,
				words
			}),
			own && /* @__PURE__ */ jsxs(Fragment, { children: [
				/* @__PURE__ */ jsx(Meter, { user: own.user }),
				/* @__PURE__ */ jsx(AsOthers, { user: own.user }),
				photos,
				groupNames.map((group) => /* @__PURE__ */ jsx(GroupSection, {
					group,
					own,
					open: editing === group,
					onOpen: (open) => setEditing(open ? group : null)
				}, group)),
				/* @__PURE__ */ jsx(Questions, {})
			] })
		]
	});
}
function AsOthers({ user: { _id, profileComplete } }) {
	const { own: m } = useMessages("profile");
	if (!profileComplete) return /* @__PURE__ */ jsx("p", {
		className: column_module_default.quiet,
		children: m.asOthersHidden
	});
	return /* @__PURE__ */ jsx(Link, {
		to: "/members/$id",
		params: { id: _id },
		className: column_module_default.link,
		children: m.asOthers
	});
}
/** Read until its button is pressed, then edited in the same place. */
function GroupSection({ group, own, open, onOpen }) {
	const m = useMessages("profile");
	const { name } = m.groups[group];
	return /* @__PURE__ */ jsxs("section", {
		className: column_module_default.section,
		"aria-label": name,
		children: [/* @__PURE__ */ jsxs("div", {
			className: column_module_default.row,
			children: [/* @__PURE__ */ jsx("h2", { children: name }), !open && /* @__PURE__ */ jsx(Button, {
				variant: "default",
				"aria-label": m.editGroup(name),
				onClick: () => onOpen(true),
				children: m.edit
			})]
		}), open ? /* @__PURE__ */ jsx(GroupForm, {
			group,
			own,
			submit: m.save,
			other: /* @__PURE__ */ jsx(Button, {
				variant: "default",
				onClick: () => onOpen(false),
				children: m.cancel
			}),
			onDone: () => onOpen(false)
		}) : /* @__PURE__ */ jsx(GroupSummary, {
			group,
			user: own.user
		})]
	});
}
// web/src/app/profile-page.tsx
/** A member's own profile, with the photos on it. */
function ProfilePage() {
	return /* @__PURE__ */ jsx(ProfilePage$1, { photos: /* @__PURE__ */ jsx(PhotoSection, {}) });
}
export { ProfilePage };
