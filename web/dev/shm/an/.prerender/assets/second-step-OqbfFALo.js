import { Suspense, lazy } from "react";
import { jsx } from "react/jsx-runtime";
// web/src/features/accounts/second-step.tsx
/** Few need it, so it comes when it is asked for. */
var Form = lazy(async () => (await import("./second-step-parts-DyIh0k7w.js")).loadSecondStep());
function SecondStep({ onEntered }) {
	return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(Form, { onEntered }) });
}
export { SecondStep as t };
