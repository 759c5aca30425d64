import { t as config } from "./config-D7cc2gS3.js";
import { N as CallError } from "./session-CNfDh4Vs.js";
// web/src/features/accounts/may-come-back.ts
/** The server says so of an account that its owner has closed. */
function mayComeBack(error) {
	const body = error instanceof CallError ? error.body : null;
	return JSON.stringify(body ?? {}).includes("\"comeBack\":true");
}
// web/src/features/accounts/provider-visit.ts
var providers = ["google", "facebook"];
var isSetUp = (provider) => config[provider].clientId !== "";
var key = "provider";
var questions = {
	google: (nonce) => ({
		scope: "openid email profile",
		response_type: "id_token",
		prompt: "select_account",
		nonce
	}),
	facebook: () => ({
		scope: "email",
		response_type: "token"
	})
};
/** Goes to the provider's own pages, since no script of theirs is let into ours. */
function visitProvider(provider, wanted) {
	const visit = {
		provider,
		state: crypto.randomUUID(),
		nonce: crypto.randomUUID(),
		wanted
	};
	sessionStorage.setItem(key, JSON.stringify(visit));
	const { clientId, authorizeUrl } = config[provider];
	const address = new URL(authorizeUrl);
	address.search = new URLSearchParams({
		client_id: clientId,
		redirect_uri: `${location.origin}/sign-in/${provider}`,
		state: visit.state,
		...questions[provider](visit.nonce)
	}).toString();
	location.assign(address);
}
/** What the provider has sent back behind the `#`; null unless this browser has just asked for it. */
function readReturn(provider, hash) {
	const visit = takeVisit();
	const said = new URLSearchParams(hash.replace(/^#/, ""));
	if (!visit || visit.provider !== provider || visit.state !== said.get("state")) return null;
	const { wanted } = visit;
	const [tokenId, accessToken] = [said.get("id_token"), said.get("access_token")];
	if (visit.provider === "google") return tokenId && nonceOf(tokenId) === visit.nonce ? {
		provider: "google",
		tokenId,
		wanted
	} : null;
	return accessToken ? {
		provider: "facebook",
		accessToken,
		wanted
	} : null;
}
/** Each visit is good for one return. */
function takeVisit() {
	const stored = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	return stored ? JSON.parse(stored) : null;
}
/** The server checks the rest of the token; only this browser knows what it asked with. */
function nonceOf(token) {
	try {
		const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
		return JSON.parse(atob(payload)).nonce;
	} catch {
		return null;
	}
}
export { mayComeBack as a, visitProvider as i, providers as n, readReturn as r, isSetUp as t };
