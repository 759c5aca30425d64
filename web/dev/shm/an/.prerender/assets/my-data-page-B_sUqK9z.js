/* empty css                      */
import { O as useMessages, w as useErrorText, y as mailedToken } from "../entry.mjs";
import { t as column_module_default } from "./column.module-BJZPtkbo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { s as useOpenArchive } from "./queries-BzViBhvb.js";
import { Link, useLocation } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/features/leaving/my-data-page.tsx
/** Where the link of the mail leads, signed in or not. */
function MyDataPage() {
	const { page: m, archive } = useMessages("leaving");
	const errorText = useErrorText();
	const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
	const { mutate, isPending, isSuccess, error } = useOpenArchive();
	return /* @__PURE__ */ jsxs("div", {
		className: column_module_default.page,
		children: [
			/* @__PURE__ */ jsxs("header", {
				className: column_module_default.head,
				children: [/* @__PURE__ */ jsx("h1", { children: m.title }), /* @__PURE__ */ jsx("p", { children: m.about })]
			}),
			!token && /* @__PURE__ */ jsx(Notice, {
				kind: "warning",
				children: m.incomplete
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			isSuccess && /* @__PURE__ */ jsx(Notice, {
				kind: "success",
				children: m.done
			}),
			/* @__PURE__ */ jsxs("div", {
				className: column_module_default.buttons,
				children: [token && /* @__PURE__ */ jsx(Button, {
					size: "lg",
					radius: "xl",
					"aria-disabled": isPending,
					onClick: () => {
						if (!isPending) mutate({
							token,
							name: archive.name
						});
					},
					children: isPending ? archive.fetching : archive.fetch
				}), /* @__PURE__ */ jsx(Link, {
					to: "/settings",
					className: column_module_default.link,
					children: m.settings
				})]
			})
		]
	});
}
export { MyDataPage };
