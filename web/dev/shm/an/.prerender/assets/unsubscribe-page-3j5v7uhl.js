/* empty css                      */
import { O as useMessages, w as useErrorText, y as mailedToken } from "../entry.mjs";
import { t as column_module_default } from "./column.module-BJZPtkbo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { a as useStopMails } from "./queries-DoGqfJWx.js";
import { Link, useLocation } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/features/notifications/unsubscribe-page.tsx
/** Where the link of a mail leads, signed in or not. Opening it stops nothing: programs open links too. */
function UnsubscribePage() {
	const { stop: m } = useMessages("notices");
	const errorText = useErrorText();
	const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
	const { mutate, isPending, isSuccess, error } = useStopMails();
	const heading = useRef(null);
	useEffect(() => {
		if (isSuccess) heading.current?.focus();
	}, [isSuccess]);
	return /* @__PURE__ */ jsxs("div", {
		className: column_module_default.page,
		children: [
			/* @__PURE__ */ jsxs("header", {
				className: column_module_default.head,
				children: [/* @__PURE__ */ jsx("h1", {
					ref: heading,
					tabIndex: -1,
					children: isSuccess ? m.done : m.title
				}), /* @__PURE__ */ jsx("p", { children: isSuccess ? m.doneAbout : m.about })]
			}),
			!token && /* @__PURE__ */ jsx(Notice, {
				kind: "warning",
				children: m.incomplete
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: column_module_default.buttons,
				children: [token && !isSuccess && /* @__PURE__ */ jsx(Button, {
					size: "lg",
					radius: "xl",
					"aria-disabled": isPending,
					onClick: () => {
						if (!isPending) mutate(token);
					},
					children: isPending ? m.working : m.button
				}), /* @__PURE__ */ jsx(Link, {
					to: "/settings",
					hash: "notifications",
					className: column_module_default.link,
					children: m.settings
				})]
			})
		]
	});
}
export { UnsubscribePage };
