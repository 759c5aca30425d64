import { O as useMessages, v as useSession } from "../entry.mjs";
import { n as Figures, r as Features, t as Hero } from "./hero-B3qej7qT.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/src/features/home/home-page.tsx
function HomePage() {
	const m = useMessages("home");
	const { user, requiresVerification } = useSession();
	const name = user?.firstName ?? user?.name;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Hero, {
			greeting: name && m.greeting(name),
			getStartedTo: requiresVerification ? "/verify" : "/profile"
		}),
		/* @__PURE__ */ jsx(Figures, {}),
		/* @__PURE__ */ jsx(Features, {})
	] });
}
export { HomePage };
