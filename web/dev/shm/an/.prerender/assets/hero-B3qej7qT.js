import { t as config } from "./config-D7cc2gS3.js";
import { O as useMessages, _ as BrandMark } from "../entry.mjs";
/* empty css                      */
import { Link } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { jsx, jsxs } from "react/jsx-runtime";
import IconPuzzle from "@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs";
import IconShieldCheck from "@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
var features_module_default = {
	features: "_features_1qrkx_1",
	icon: "_icon_1qrkx_11"
};
// web/src/features/home/features.tsx
var featuresId = "features";
function Features() {
	const { title, safe, smart, global } = useMessages("home").features;
	const features = [
		{
			Icon: IconShieldCheck,
			...safe
		},
		{
			Icon: IconPuzzle,
			...smart
		},
		{
			Icon: IconWorld,
			...global
		}
	];
	return /* @__PURE__ */ jsx("section", {
		id: featuresId,
		tabIndex: -1,
		className: features_module_default.features,
		"aria-label": title,
		children: features.map(({ Icon, ...feature }) => /* @__PURE__ */ jsxs("article", { children: [
			/* @__PURE__ */ jsx(Icon, {
				size: 30,
				stroke: 1.5,
				className: features_module_default.icon,
				"aria-hidden": true
			}),
			/* @__PURE__ */ jsx("h2", { children: feature.title }),
			/* @__PURE__ */ jsx("p", { children: feature.text })
		] }, feature.title))
	});
}
var figures_module_default = {
	strip: "_strip_u5k7f_1",
	figures: "_figures_u5k7f_9"
};
// web/src/features/home/figures.tsx
var kinds = [
	"activeUsers",
	"successStories",
	"satisfaction",
	"support"
];
function Figures() {
	const m = useMessages("home").figures;
	return /* @__PURE__ */ jsx("section", {
		className: figures_module_default.strip,
		"aria-label": m.title,
		children: /* @__PURE__ */ jsx("dl", {
			className: figures_module_default.figures,
			children: kinds.map((kind) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: m[kind] }), /* @__PURE__ */ jsx("dd", { children: config.figures[kind] })] }, kind))
		})
	});
}
// web/src/ui/portraits/amara.svg
var amara_default = "/assets/amara-BYmbD3zU.svg";
// web/src/ui/portraits/jonas.svg
var jonas_default = "/assets/jonas-CJjyr4WM.svg";
var collage_module_default = {
	collage: "_collage_15t3g_1",
	arch: "_arch_15t3g_6",
	card: "_card_15t3g_21",
	first: "_first_15t3g_61",
	second: "_second_15t3g_67",
	tag: "_tag_15t3g_73"
};
// web/src/features/home/collage.tsx
/** Two profiles under the brand's arch; decoration, so that no reader has to sit through it. */
function Collage() {
	const { first, second, common, interests } = useMessages("home").collage;
	return /* @__PURE__ */ jsxs("div", {
		className: collage_module_default.collage,
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("div", { className: collage_module_default.arch }),
			/* @__PURE__ */ jsx(Card, {
				className: collage_module_default.first,
				picture: amara_default,
				...first
			}),
			/* @__PURE__ */ jsx(Card, {
				className: collage_module_default.second,
				picture: jonas_default,
				...second
			}),
			/* @__PURE__ */ jsxs("div", {
				className: collage_module_default.tag,
				children: [/* @__PURE__ */ jsx(BrandMark, { size: 32 }), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("b", { children: common }), interests] })]
			})
		]
	});
}
function Card({ className, picture, name, age }) {
	return /* @__PURE__ */ jsxs("figure", {
		className: `${collage_module_default.card} ${className}`,
		children: [/* @__PURE__ */ jsx("img", {
			src: picture,
			alt: "",
			width: 258,
			height: 336
		}), /* @__PURE__ */ jsxs("figcaption", { children: [
			name,
			" ",
			/* @__PURE__ */ jsx("span", { children: age })
		] })]
	});
}
var hero_module_default = {
	hero: "_hero_1obls_1",
	greeting: "_greeting_1obls_12",
	title: "_title_1obls_20",
	lead: "_lead_1obls_26",
	actions: "_actions_1obls_34",
	learnMore: "_learnMore_1obls_39"
};
// web/src/features/home/hero.tsx
function Hero({ greeting, getStartedTo }) {
	const m = useMessages("home");
	return /* @__PURE__ */ jsxs("section", {
		className: hero_module_default.hero,
		children: [/* @__PURE__ */ jsxs("div", { children: [
			greeting && /* @__PURE__ */ jsx("p", {
				className: hero_module_default.greeting,
				children: greeting
			}),
			/* @__PURE__ */ jsx("h1", {
				className: hero_module_default.title,
				children: m.title
			}),
			/* @__PURE__ */ jsx("p", {
				className: hero_module_default.lead,
				children: m.lead
			}),
			/* @__PURE__ */ jsxs("div", {
				className: hero_module_default.actions,
				children: [/* @__PURE__ */ jsx(Button, {
					size: "lg",
					radius: 999,
					renderRoot: (props) => /* @__PURE__ */ jsx(Link, {
						to: getStartedTo,
						...props
					}),
					children: m.getStarted
				}), /* @__PURE__ */ jsx(Button, {
					className: hero_module_default.learnMore,
					size: "lg",
					radius: 999,
					variant: "default",
					component: "a",
					href: `#${featuresId}`,
					onClick: showFeatures,
					children: m.learnMore
				})]
			})
		] }), /* @__PURE__ */ jsx(Collage, {})]
	});
}
/** The keyboard goes where the eye goes: the next Tab continues from the features. */
function showFeatures(event) {
	const features = document.getElementById(featuresId);
	if (!features) return;
	event.preventDefault();
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	features.scrollIntoView({ behavior: still ? "instant" : "smooth" });
	features.focus({ preventScroll: true });
}
export { Figures as n, Features as r, Hero as t };
