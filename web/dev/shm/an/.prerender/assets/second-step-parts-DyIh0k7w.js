import { D as loadMessages } from "../entry.mjs";
// web/src/features/accounts/second-step-parts.ts
/** Form and words. A step of its own, so that the pages of signing in carry no list of what it is made of. */
async function loadSecondStep() {
	const [form] = await Promise.all([import("./second-step-form-DxCNbSWf.js"), loadMessages("security")]);
	return { default: form.SecondStepForm };
}
export { loadSecondStep };
