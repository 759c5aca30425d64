// web/src/lib/may.ts
/** Whether who is signed in has a role that this call is open to. The server decides; this only spares a refusal. */
function may({ user }, { access }) {
	return Array.isArray(access) && access.includes(user?.staffRole ?? "");
}
export { may as t };
