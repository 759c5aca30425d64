// web/src/lib/next-path.ts
/** Where somebody goes who has just come in and asked for nothing else. */
function nextPath({ isAdmin, isEmailVerified, profileComplete }) {
	if (isAdmin) return "/dashboard";
	if (!isEmailVerified) return "/verify";
	return profileComplete ? "/home" : "/welcome";
}
export { nextPath as t };
