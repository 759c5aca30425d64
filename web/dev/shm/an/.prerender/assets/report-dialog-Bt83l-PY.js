import { i as myReports, r as createReport } from "./reports-CnAM88Sl.js";
import { O as useMessages, S as call, p as problemTypes, u as longestDescription, w as useErrorText } from "../entry.mjs";
/* empty css                      */
/* empty css                           */
/* empty css                     */
import { t as Dialog } from "./dialog-7crX4kYo.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as blockMember } from "./blocks-cs4jY1Sp.js";
import { t as shortId } from "./short-id-HXRvrWHr.js";
import { Button, Checkbox, NativeSelect, Textarea } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
// web/src/features/reports/own-queries.ts
var useOwnReports = () => useInfiniteQuery({
	queryKey: ["my-reports"],
	queryFn: async ({ pageParam: page, signal }) => (await call(myReports, {
		query: {
			page,
			limit: 20
		},
		signal
	})).data,
	initialPageParam: 1,
	getNextPageParam: ({ pagination: { page, pages } }) => page < pages ? page + 1 : null,
	refetchInterval: 3e4
});
function useCreateReport() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ report: body, block: id }) => {
			const { report } = (await call(createReport, { body })).data;
			return {
				report,
				blocked: id === null ? null : await isBlocked(id)
			};
		},
		onSuccess: () => client.invalidateQueries({ queryKey: ["my-reports"] })
	});
}
/** The report stands whether this works or not. */
var isBlocked = (id) => call(blockMember, { params: { id } }).then(() => true, () => false);
var report_dialog_module_default = {
	form: "_form_ei89w_1",
	danger: "_danger_ei89w_6",
	buttons: "_buttons_ei89w_11"
};
// web/src/features/reports/report-dialog.tsx
function ReportDialog({ opened, about, onClose }) {
	const { dialog: m } = useMessages("myReports");
	const [sent, setSent] = useState(null);
	const close = () => {
		setSent(null);
		onClose();
	};
	return /* @__PURE__ */ jsx(Dialog, {
		opened,
		onClose: close,
		title: sent ? m.doneTitle : m.title(about?.name ?? null),
		closeLabel: m.close,
		children: sent ? /* @__PURE__ */ jsxs("div", {
			className: report_dialog_module_default.form,
			children: [
				/* @__PURE__ */ jsx("p", { children: m.done(shortId(sent.report._id)) }),
				about && sent.blocked === true && /* @__PURE__ */ jsx("p", { children: m.blocked(about.name) }),
				about && sent.blocked === false && /* @__PURE__ */ jsx(Notice, {
					kind: "warning",
					children: m.notBlocked(about.name)
				}),
				/* @__PURE__ */ jsx("div", {
					className: report_dialog_module_default.buttons,
					children: /* @__PURE__ */ jsx(Button, {
						"data-autofocus": true,
						onClick: close,
						children: m.close
					})
				})
			]
		}) : /* @__PURE__ */ jsx(ReportForm, {
			about,
			onClose: close,
			onSent: setSent
		})
	});
}
function ReportForm({ about, onClose, onSent }) {
	const { dialog: m } = useMessages("myReports");
	const errorText = useErrorText();
	const { mutate, error, isPending } = useCreateReport();
	const [type, setType] = useState("");
	const [description, setDescription] = useState("");
	const [blocking, setBlocking] = useState(true);
	const ready = type !== "" && description.trim() !== "";
	function send() {
		if (!type || !ready || isPending) return;
		const report = {
			problem_type: type,
			description,
			...about && { reportedUserId: about.id }
		};
		const block = about && blocking ? about.id : null;
		mutate({
			report,
			block
		}, { onSuccess: onSent });
	}
	return /* @__PURE__ */ jsxs("form", {
		className: report_dialog_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			send();
		},
		children: [
			about && /* @__PURE__ */ jsx("p", { children: m.anonymous(about.name) }),
			/* @__PURE__ */ jsx(NativeSelect, {
				"data-autofocus": true,
				rightSection: /* @__PURE__ */ jsx(IconChevronDown, {
					size: 16,
					stroke: 1.75,
					"aria-hidden": true
				}),
				label: m.type,
				required: true,
				withAsterisk: false,
				value: type,
				data: [{
					value: "",
					label: m.choose
				}, ...problemTypes.map((value) => ({
					value,
					label: m.types[value]
				}))],
				onChange: ({ currentTarget }) => setType(currentTarget.value)
			}),
			/* @__PURE__ */ jsx(Textarea, {
				label: m.description,
				description: m.descriptionAbout,
				required: true,
				withAsterisk: false,
				rows: 5,
				maxLength: longestDescription,
				value: description,
				onChange: ({ currentTarget }) => setDescription(currentTarget.value)
			}),
			about && /* @__PURE__ */ jsx(Checkbox, {
				label: m.alsoBlock(about.name),
				description: m.alsoBlockAbout,
				checked: blocking,
				onChange: ({ currentTarget }) => setBlocking(currentTarget.checked)
			}),
			/* @__PURE__ */ jsx("p", {
				className: report_dialog_module_default.danger,
				children: m.danger
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: report_dialog_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onClose,
					children: m.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					loading: isPending,
					disabled: !ready,
					children: m.send
				})]
			})
		]
	});
}
export { useOwnReports as n, ReportDialog as t };
