import { C as inSession } from "../entry.mjs";
import { N as CallError, i as refusal, n as address, r as parse, t as session } from "./session-CNfDh4Vs.js";
import { t as config } from "./config-D7cc2gS3.js";
// web/src/lib/download.ts
/** Saves what a route answers as a file. It may be long, so it has no time limit. */
async function download(route, input, name) {
	const content = await inSession(session, route, (token) => fetchFile(route.method, config.apiBaseUrl + address(route.url, input), token, input.body));
	const url = URL.createObjectURL(content);
	Object.assign(document.createElement("a"), {
		href: url,
		download: name
	}).click();
	setTimeout(() => URL.revokeObjectURL(url), 6e4);
}
async function fetchFile(method, url, token, body) {
	const headers = new Headers();
	if (token) headers.set("authorization", `Bearer ${token}`);
	if (body !== void 0) headers.set("content-type", "application/json");
	const options = {
		method,
		headers,
		body: body === void 0 ? null : JSON.stringify(body),
		credentials: "include"
	};
	const response = await fetch(url, options).catch(() => {
		throw new CallError(0, "NETWORK_ERROR");
	});
	if (!response.ok) throw refusal(response, parse(await response.text()));
	return response.blob();
}
export { fetchFile as n, download as t };
