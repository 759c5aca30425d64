/* empty css                      */
/* empty css                           */
import { O as useMessages, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as column_module_default } from "./column.module-BJZPtkbo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as leaving_module_default } from "./leaving.module-BDKUx4iy.js";
import { c as useOwnAccount, i as useGiveConsent } from "./queries-BzViBhvb.js";
import { a as stepNames, i as isDone, o as PhotoEditor, t as GroupForm } from "./group-form-BlW5a-pk.js";
import { f as useOwnProfile } from "./queries-DxOdjoK6.js";
import { n as group_form_module_default, t as page_module_default } from "./page.module-99yEG8s0.js";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/src/features/leaving/consent-gate.tsx
/** Who came by a provider, or took their consent back and came back, has not agreed yet. The team has no profile to fill. */
function ConsentGate({ children }) {
	const words = useMessages("leaving");
	const account = useOwnAccount();
	const { user } = useSession();
	if (user?.isAdmin || account.data?.consent) return children;
	return /* @__PURE__ */ jsxs("div", {
		className: column_module_default.page,
		children: [/* @__PURE__ */ jsx(QueryState, {
			query: account,
			words
		}), account.data && /* @__PURE__ */ jsx(ConsentStep, {})]
	});
}
function ConsentStep() {
	const { step: m } = useMessages("leaving");
	const { consent, consentWhy } = useMessages("arriving").register.age;
	const errorText = useErrorText();
	const { mutate, error, isPending } = useGiveConsent();
	const [agrees, setAgrees] = useState(false);
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("header", {
		className: column_module_default.head,
		children: [/* @__PURE__ */ jsx("h1", { children: m.title }), /* @__PURE__ */ jsx("p", { children: m.why })]
	}), /* @__PURE__ */ jsxs("form", {
		className: leaving_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			if (agrees && !isPending) mutate();
		},
		children: [
			/* @__PURE__ */ jsx(Checkbox, {
				name: "consent",
				size: "md",
				required: true,
				label: consent,
				description: consentWhy,
				checked: agrees,
				onChange: ({ currentTarget }) => setAgrees(currentTarget.checked)
			}),
			/* @__PURE__ */ jsx(Link, {
				to: "/privacy",
				target: "_blank",
				className: column_module_default.link,
				children: m.privacy
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: leaving_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Link, {
					to: "/home",
					className: column_module_default.link,
					children: m.later
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					radius: 999,
					loading: isPending,
					children: m.submit
				})]
			})
		]
	})] });
}
// web/src/features/profile/welcome-page.tsx
/** Step by step, each kept by the server: who leaves goes on where they were. */
function WelcomePage$1({ photos }) {
	const words = useMessages("profile");
	const profile = useOwnProfile();
	return /* @__PURE__ */ jsxs("div", {
		className: column_module_default.page,
		children: [/* @__PURE__ */ jsx(QueryState, {
			query: profile,
			words
		}), profile.data && /* @__PURE__ */ jsx(Steps, {
			own: profile.data,
			photos
		})]
	});
}
function Steps({ own, photos }) {
	const words = useMessages("profile");
	const { welcome: m } = words;
	const navigate = useNavigate();
	const [first] = useState(() => firstMissing(own));
	const { step = first } = useSearch({ from: "/welcome" });
	const name = stepNames[step - 1];
	const goTo = (next) => void navigate({
		to: "/welcome",
		search: { step: next }
	});
	const photoStep = stepNames.indexOf("photo") + 1;
	if (!name) return /* @__PURE__ */ jsx(Done, {
		own,
		onPhoto: () => goTo(photoStep)
	});
	const back = step > 1 ? /* @__PURE__ */ jsx(Button, {
		variant: "default",
		onClick: () => goTo(step - 1),
		children: m.back
	}) : /* @__PURE__ */ jsx(Link, {
		to: "/home",
		className: column_module_default.link,
		children: m.later
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("p", {
			className: page_module_default.progress,
			children: [stepNames.map((each, index) => /* @__PURE__ */ jsx("span", {
				"data-done": index < step || void 0,
				"aria-hidden": "true"
			}, each)), m.step(step, stepNames.length)]
		}),
		/* @__PURE__ */ jsxs("header", {
			className: column_module_default.head,
			children: [/* @__PURE__ */ jsx("h1", { children: words.groups[name].name }), /* @__PURE__ */ jsx("p", { children: words.groups[name].why })]
		}),
		name === "photo" ? /* @__PURE__ */ jsxs(Fragment, { children: [photos, /* @__PURE__ */ jsx(PhotoButtons, {
			back,
			own,
			onDone: () => goTo(step + 1)
		})] }) : /* @__PURE__ */ jsx(GroupForm, {
			group: name,
			own,
			submit: m.next,
			other: back,
			onDone: () => goTo(step + 1)
		}, name)
	] });
}
function firstMissing({ user }) {
	const missing = stepNames.findIndex((name) => !isDone[name](user));
	return (missing < 0 ? stepNames.length : missing) + 1;
}
/** Photos are kept as they come; without one, going on is not the thing to do. */
function PhotoButtons({ own, back, onDone }) {
	const { welcome: m } = useMessages("profile");
	const has = isDone.photo(own.user);
	return /* @__PURE__ */ jsxs("div", {
		className: group_form_module_default.buttons,
		children: [back, /* @__PURE__ */ jsx(Button, {
			radius: 999,
			variant: has ? "filled" : "default",
			onClick: onDone,
			children: has ? m.photoNext : m.photoLater
		})]
	});
}
function Done({ own, onPhoto }) {
	const { welcome: m } = useMessages("profile");
	return /* @__PURE__ */ jsxs("header", {
		className: column_module_default.head,
		children: [
			/* @__PURE__ */ jsx("h1", { children: m.done }),
			/* @__PURE__ */ jsx("p", { children: m.doneText }),
			!isDone.photo(own.user) && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", { children: m.photoMissing }), /* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				radius: 999,
				onClick: onPhoto,
				children: m.addPhoto
			}) })] }),
			/* @__PURE__ */ jsx(Link, {
				to: "/profile",
				className: column_module_default.link,
				children: m.toProfile
			})
		]
	});
}
// web/src/app/welcome-page.tsx
/** A newcomer's profile, one of whose steps is a photo; before it they have agreed to what it is used for. */
function WelcomePage() {
	return /* @__PURE__ */ jsx(ConsentGate, { children: /* @__PURE__ */ jsx(WelcomePage$1, { photos: /* @__PURE__ */ jsx(PhotoEditor, {}) }) });
}
export { WelcomePage };
