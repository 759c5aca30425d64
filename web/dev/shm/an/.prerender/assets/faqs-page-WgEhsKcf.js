/* empty css                      */
import { t as config } from "./config-D7cc2gS3.js";
import { O as useMessages } from "../entry.mjs";
import { useLocation } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
var faqs_page_module_default = {
	page: "_page_1o3nn_1",
	header: "_header_1o3nn_10",
	questions: "_questions_1o3nn_27",
	more: "_more_1o3nn_32"
};
var question_module_default = {
	question: "_question_6rmgq_1",
	chevron: "_chevron_6rmgq_32",
	answer: "_answer_6rmgq_47"
};
// web/src/features/faqs/question.tsx
/** Opens when the address names it: /faqs#matching. */
function Question({ id, question, answer }) {
	const details = useRef(null);
	const named = useLocation({ select: ({ hash }) => hash === id });
	useEffect(() => {
		if (!named || !details.current) return;
		details.current.open = true;
		details.current.scrollIntoView({ block: "start" });
	}, [named]);
	return /* @__PURE__ */ jsxs("details", {
		ref: details,
		id,
		className: question_module_default.question,
		children: [/* @__PURE__ */ jsxs("summary", { children: [/* @__PURE__ */ jsx("h2", { children: question }), /* @__PURE__ */ jsx(IconChevronDown, {
			size: 20,
			stroke: 1.75,
			className: question_module_default.chevron,
			"aria-hidden": true
		})] }), /* @__PURE__ */ jsx("div", {
			className: question_module_default.answer,
			children: answer.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph))
		})]
	});
}
// web/src/features/faqs/faqs-page.tsx
function FaqsPage() {
	const m = useMessages("faqs");
	const { brandName: brand, supportEmail: support, keepDays: days } = config;
	const names = {
		brand,
		support,
		days
	};
	return /* @__PURE__ */ jsxs("div", {
		className: faqs_page_module_default.page,
		children: [
			/* @__PURE__ */ jsxs("header", {
				className: faqs_page_module_default.header,
				children: [/* @__PURE__ */ jsx("h1", { children: m.title }), /* @__PURE__ */ jsx("p", { children: m.lead })]
			}),
			/* @__PURE__ */ jsx("div", {
				className: faqs_page_module_default.questions,
				children: Object.entries(m.questions).map(([id, { question, answer }]) => /* @__PURE__ */ jsx(Question, {
					id,
					question,
					answer: answer(names)
				}, id))
			}),
			/* @__PURE__ */ jsxs("section", {
				className: faqs_page_module_default.more,
				children: [
					/* @__PURE__ */ jsx("h2", { children: m.more.title }),
					/* @__PURE__ */ jsx("p", { children: m.more.text }),
					/* @__PURE__ */ jsx(Button, {
						component: "a",
						href: `mailto:${config.supportEmail}`,
						size: "md",
						leftSection: /* @__PURE__ */ jsx(IconMail, {
							size: 18,
							stroke: 1.75,
							"aria-hidden": true
						}),
						children: m.more.action
					})
				]
			})
		]
	});
}
export { FaqsPage };
