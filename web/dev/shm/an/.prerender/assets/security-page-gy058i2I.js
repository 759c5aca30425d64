import { O as useMessages, S as call, w as useErrorText } from "../entry.mjs";
import { t as Notice } from "./notice-fNvvit8H.js";
import { t as QueryState } from "./query-state-rg_o52H1.js";
import { t as StaffPage } from "./staff-page-CnB4F-sm.js";
import { t as formatDate } from "./formats-DciwXFsk.js";
import { t as panel_module_default } from "./panel.module-DeBxi3q8.js";
import { t as StatusBadge } from "./status-badge-sFmySOwD.js";
/* empty css                      */
/* empty css                     */
import { a as removeSecondFactor, i as readSecondFactor, n as confirmSecondFactor, o as renewRecoveryCodes, t as beginSecondFactor } from "./second-factor-B4OIkFMR.js";
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import { encodeQR } from "qr";
var security_page_module_default = {
	page: "_page_1g4hi_1",
	panel: "_panel_1g4hi_7",
	panelBody: "_panelBody_1g4hi_18",
	head: "_head_1g4hi_23",
	quiet: "_quiet_1g4hi_31",
	buttons: "_buttons_1g4hi_35",
	form: "_form_1g4hi_41",
	scan: "_scan_1g4hi_47",
	qr: "_qr_1g4hi_54",
	key: "_key_1g4hi_61",
	codes: "_codes_1g4hi_68"
};
// web/src/features/security/proof-form.tsx
/** That it is its owner who sits here: the password, and a code where there is an app already. */
function ProofForm({ task, change: { mutate, isPending, error }, onCancel }) {
	const m = useMessages("security");
	const errorText = useErrorText();
	const [password, setPassword] = useState("");
	const [code, setCode] = useState("");
	const asksCode = task !== "setUp";
	const whole = password && (code.trim() || !asksCode);
	return /* @__PURE__ */ jsxs("form", {
		className: security_page_module_default.form,
		onSubmit: (event) => {
			event.preventDefault();
			if (whole && !isPending) mutate({
				password,
				code: code.trim()
			});
		},
		children: [
			/* @__PURE__ */ jsx("p", { children: m.proof[task] }),
			/* @__PURE__ */ jsx(TextInput, {
				type: "password",
				name: "password",
				autoComplete: "current-password",
				required: true,
				withAsterisk: false,
				label: m.password,
				value: password,
				onChange: ({ currentTarget }) => setPassword(currentTarget.value)
			}),
			asksCode && /* @__PURE__ */ jsx(TextInput, {
				name: "code",
				autoComplete: "one-time-code",
				required: true,
				withAsterisk: false,
				maxLength: 40,
				label: m.present,
				value: code,
				onChange: ({ currentTarget }) => setCode(currentTarget.value)
			}),
			error !== null && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: security_page_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					type: "submit",
					color: task === "turnOff" ? "danger" : "ink",
					disabled: !whole,
					loading: isPending,
					children: task === "turnOff" ? m.turnOff : m.next
				}), /* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onCancel,
					children: m.cancel
				})]
			})
		]
	});
}
// web/src/features/security/queries.ts
var useSecondFactor = () => useQuery({
	queryKey: ["second-factor"],
	queryFn: async ({ signal }) => (await call(readSecondFactor, { signal })).data
});
var useChange = (mutationFn) => {
	const client = useQueryClient();
	return useMutation({
		mutationFn,
		gcTime: 0,
		onSuccess: () => client.invalidateQueries({ queryKey: ["second-factor"] })
	});
};
var useBegin = () => useChange(async ({ password, code }) => (await call(beginSecondFactor, { body: {
	password,
	...code && { code }
} })).data);
var useConfirm = () => useChange(async (code) => (await call(confirmSecondFactor, { body: { code } })).data.recoveryCodes);
var useRenew = () => useChange(async (body) => (await call(renewRecoveryCodes, { body })).data.recoveryCodes);
var useTurnOff = () => useChange((body) => call(removeSecondFactor, { body }));
// web/src/features/security/recovery-codes.tsx
/** Shown once, so it takes a click to leave them. */
function RecoveryCodes({ codes, onKept }) {
	const m = useMessages("security");
	const [copied, setCopied] = useState(false);
	const heading = useRef(null);
	useEffect(() => heading.current?.focus(), []);
	const text = `${codes.join("\n")}\n`;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("h3", {
			ref: heading,
			tabIndex: -1,
			children: m.codes
		}),
		/* @__PURE__ */ jsx("p", { children: m.codesAbout }),
		/* @__PURE__ */ jsx("ol", {
			className: security_page_module_default.codes,
			children: codes.map((code) => /* @__PURE__ */ jsx("li", { children: code }, code))
		}),
		/* @__PURE__ */ jsxs("div", {
			className: security_page_module_default.buttons,
			children: [
				/* @__PURE__ */ jsx(Button, {
					color: "ink",
					onClick: onKept,
					children: m.kept
				}),
				/* @__PURE__ */ jsx(Button, {
					variant: "default",
					leftSection: /* @__PURE__ */ jsx(IconCopy, {
						size: 18,
						stroke: 1.75,
						"aria-hidden": true
					}),
					onClick: () => void navigator.clipboard.writeText(text).then(() => setCopied(true)),
					children: copied ? m.copied : m.copy
				}),
				/* @__PURE__ */ jsx(Button, {
					variant: "default",
					component: "a",
					href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
					download: m.file,
					leftSection: /* @__PURE__ */ jsx(IconDownload, {
						size: 18,
						stroke: 1.75,
						"aria-hidden": true
					}),
					children: m.save
				})
			]
		})
	] });
}
// web/src/features/security/qr-code.tsx
/** Drawn here, so that the key it holds is sent to nobody. Black on white in either light: readers need it so. */
function QrCode({ text, label }) {
	const picture = encodeQR(text, "svg", { border: 3 });
	return /* @__PURE__ */ jsx("img", {
		className: security_page_module_default.qr,
		src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
		alt: label
	});
}
// web/src/features/security/scan-form.tsx
/** The key goes into the app, by eye or by hand, and a first code of it comes back. */
function ScanForm({ shown: { key, uri }, onDone, onCancel }) {
	const m = useMessages("security");
	const errorText = useErrorText();
	const { mutate, isPending, error, reset } = useConfirm();
	const [code, setCode] = useState("");
	return /* @__PURE__ */ jsxs("form", {
		className: security_page_module_default.panelBody,
		onSubmit: (event) => {
			event.preventDefault();
			if (code && !isPending) mutate(code, { onSuccess: onDone });
		},
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: security_page_module_default.scan,
				children: [/* @__PURE__ */ jsx(QrCode, {
					text: uri,
					label: m.qr
				}), /* @__PURE__ */ jsxs("div", { children: [
					/* @__PURE__ */ jsxs("p", { children: [m.scan, "."] }),
					/* @__PURE__ */ jsx("p", {
						className: security_page_module_default.quiet,
						children: m.byHand
					}),
					/* @__PURE__ */ jsx("code", {
						className: security_page_module_default.key,
						children: (key.match(/.{1,4}/g) ?? []).join(" ")
					})
				] })]
			}),
			/* @__PURE__ */ jsx(TextInput, {
				name: "code",
				inputMode: "numeric",
				autoComplete: "one-time-code",
				required: true,
				withAsterisk: false,
				className: security_page_module_default.form,
				label: m.confirm,
				maxLength: 7,
				value: code,
				onChange: ({ currentTarget }) => {
					setCode(currentTarget.value);
					reset();
				}
			}),
			error && /* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: errorText(error)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: security_page_module_default.buttons,
				children: [/* @__PURE__ */ jsx(Button, {
					type: "submit",
					color: "ink",
					disabled: !code,
					loading: isPending,
					children: m.turnOn
				}), /* @__PURE__ */ jsx(Button, {
					variant: "default",
					onClick: onCancel,
					children: m.cancel
				})]
			})
		]
	});
}
// web/src/features/security/second-factor-panel.tsx
function SecondFactorPanel({ factor }) {
	const m = useMessages("security");
	const [task, setTask] = useState(null);
	const [shown, setShown] = useState(null);
	const [codes, setCodes] = useState(null);
	const begin = useBegin();
	const renew = useRenew();
	const turnOff = useTurnOff();
	function leave() {
		setTask(null);
		setShown(null);
		for (const change of [
			begin,
			renew,
			turnOff
		]) change.reset();
	}
	const show = (fresh) => {
		leave();
		setCodes(fresh);
	};
	const changes = {
		setUp: begin,
		replace: begin,
		renew,
		turnOff
	};
	const run = (proof) => {
		if (task === "renew") renew.mutate(proof, { onSuccess: show });
		else if (task === "turnOff") turnOff.mutate(proof, { onSuccess: leave });
		else begin.mutate(proof, { onSuccess: setShown });
	};
	return /* @__PURE__ */ jsxs("section", {
		className: `${panel_module_default.panel} ${security_page_module_default.panel}`,
		children: [/* @__PURE__ */ jsxs("div", {
			className: security_page_module_default.head,
			children: [/* @__PURE__ */ jsx("h2", { children: m.heading }), /* @__PURE__ */ jsx(StatusBadge, {
				kind: factor.on ? "success" : "neutral",
				children: factor.since ? m.on(formatDate(factor.since)) : m.off
			})]
		}), codes ? /* @__PURE__ */ jsx(RecoveryCodes, {
			codes,
			onKept: () => setCodes(null)
		}) : shown ? /* @__PURE__ */ jsx(ScanForm, {
			shown,
			onDone: show,
			onCancel: leave
		}) : task ? /* @__PURE__ */ jsx(ProofForm, {
			task,
			change: {
				...changes[task],
				mutate: run
			},
			onCancel: leave
		}, task) : /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("p", {
			className: security_page_module_default.quiet,
			children: factor.on ? m.left(factor.recoveryCodesLeft) : m.about
		}), /* @__PURE__ */ jsx(Choices, {
			factor,
			onChoose: setTask
		})] })]
	});
}
function Choices({ factor, onChoose }) {
	const m = useMessages("security");
	const tasks = factor.required ? ["replace", "renew"] : [
		"replace",
		"renew",
		"turnOff"
	];
	return /* @__PURE__ */ jsx("div", {
		className: security_page_module_default.buttons,
		children: factor.on ? tasks.map((task) => /* @__PURE__ */ jsx(Button, {
			variant: "default",
			onClick: () => onChoose(task),
			children: m[task]
		}, task)) : /* @__PURE__ */ jsx(Button, {
			color: "ink",
			onClick: () => onChoose("setUp"),
			children: m.setUp
		})
	});
}
// web/src/features/security/security-page.tsx
/** What keeps the account of a member of staff their own. */
function SecurityPage() {
	const m = useMessages("security");
	const query = useSecondFactor();
	const { data } = query;
	return /* @__PURE__ */ jsx(StaffPage, {
		title: m.title,
		children: /* @__PURE__ */ jsxs("div", {
			className: security_page_module_default.page,
			children: [
				data?.required && !data.on && /* @__PURE__ */ jsx(Notice, {
					kind: "warning",
					children: m.required
				}),
				/* @__PURE__ */ jsx(QueryState, {
					query,
					words: m
				}),
				data && /* @__PURE__ */ jsx(SecondFactorPanel, { factor: data })
			]
		})
	});
}
export { SecurityPage };
