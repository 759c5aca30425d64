/* empty css                      */
import { O as useMessages, v as useSession, w as useErrorText } from "../entry.mjs";
import { t as nextPath } from "./next-path-CK6CNV4Q.js";
import { t as session } from "./session-CNfDh4Vs.js";
import { t as Notice } from "./notice-fNvvit8H.js";
import { n as Door, t as form_module_default } from "./form.module-Bjuff9ME.js";
import { a as mayComeBack, r as readReturn } from "./provider-visit-DYRxfSld.js";
import { t as SecondStep } from "./second-step-OqbfFALo.js";
import { Link, useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/src/features/accounts/provider-return-page.tsx
/** Where a provider sends people back to. */
function ProviderReturnPage() {
	const words = useMessages("arriving");
	const m = words.providers;
	const errors = useMessages("errors");
	const errorText = useErrorText();
	const navigate = useNavigate();
	const { provider } = useParams({ from: "/sign-in/$provider" });
	const hash = useLocation({ select: (location) => location.hash });
	const { status, error, challenge } = useSession();
	const [unasked, setUnasked] = useState(false);
	const [wanted, setWanted] = useState(null);
	const begun = useRef("not yet");
	const enter = useCallback(async (returned, more) => {
		const user = returned.provider === "google" ? await session.google({
			tokenId: returned.tokenId,
			...more
		}) : await session.facebook({
			accessToken: returned.accessToken,
			...more
		});
		setWanted(returned.wanted);
		if (user) await navigate({
			href: wayOn(user, returned.wanted),
			replace: true
		});
	}, [navigate]);
	function comeBack() {
		if (begun.current && begun.current !== "not yet") enter(begun.current, { comeBack: true });
	}
	useEffect(() => {
		if (begun.current !== "not yet") return;
		begun.current = readReturn(provider, hash);
		if (begun.current) enter(begun.current);
		else setUnasked(true);
	}, [
		provider,
		hash,
		enter
	]);
	if (challenge) return /* @__PURE__ */ jsx(Door, {
		title: m.entering,
		children: /* @__PURE__ */ jsx(SecondStep, { onEntered: (user) => void navigate({
			href: wayOn(user, wanted),
			replace: true
		}) })
	});
	if (!unasked && status !== "failed") return /* @__PURE__ */ jsx(Door, {
		title: m.entering,
		children: words.working
	});
	return /* @__PURE__ */ jsxs(Door, {
		title: m.failed,
		children: [
			/* @__PURE__ */ jsx(Notice, {
				kind: "danger",
				children: unasked ? m.unasked : errorText(error, errors.login)
			}),
			mayComeBack(error) && /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(Button, {
				size: "lg",
				radius: 999,
				fullWidth: true,
				onClick: comeBack,
				children: words.signIn.comeBack
			}), /* @__PURE__ */ jsx("p", {
				className: form_module_default.hint,
				children: words.signIn.comeBackHint
			})] }),
			/* @__PURE__ */ jsx(Link, {
				to: "/sign-in",
				className: form_module_default.link,
				onClick: session.reset,
				children: m.back
			})
		]
	});
}
function wayOn(user, wanted) {
	const next = nextPath(user);
	return next === "/verify" ? next : wanted ?? next;
}
export { ProviderReturnPage };
