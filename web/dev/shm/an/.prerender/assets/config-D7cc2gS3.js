import * as Type from "typebox";
// contract/src/route.ts
var staffRoles = [
	"administrator",
	"moderator",
	"support",
	"analyst"
];
/** The base of every path of the product's own API. */
var apiBase = "/api/v1";
// contract/src/settings.ts
/** How to ask a provider who somebody is; without a client id it is not set up. */
var Provider = Type.Object({
	clientId: Type.String(),
	authorizeUrl: Type.String()
});
Type.Object({
	mode: Type.Union([Type.Literal("demo"), Type.Literal("production")]),
	apiBaseUrl: Type.String({ description: "" }),
	brandName: Type.String(),
	supportEmail: Type.String(),
	timeZone: Type.String({ description: "" }),
	keepDays: Type.Object({
		leaving: Type.Integer(),
		exports: Type.Integer(),
		reports: Type.Integer()
	}, { description: "" }),
	photoReview: Type.Boolean({ description: "" }),
	figures: Type.Object({
		activeUsers: Type.String(),
		successStories: Type.String(),
		satisfaction: Type.String(),
		support: Type.String()
	}),
	google: Provider,
	facebook: Provider
}, { title: "WebSettings" });
var defaultSettings = {
	mode: "demo",
	apiBaseUrl: apiBase,
	brandName: "Kindred",
	supportEmail: "support@kindred.example",
	timeZone: "UTC",
	photoReview: false,
	keepDays: {
		leaving: 30,
		exports: 7,
		reports: 365
	},
	figures: {
		activeUsers: "50K+",
		successStories: "1K+",
		satisfaction: "95%",
		support: "24/7"
	},
	google: {
		clientId: "",
		authorizeUrl: ""
	},
	facebook: {
		clientId: "",
		authorizeUrl: ""
	}
};
// web/src/lib/config.ts
/** What the server wrote into the page, field by field; a field that is missing or of another kind has its default. */
function readConfig(content) {
	try {
		return fill(defaultSettings, JSON.parse(content ?? ""));
	} catch {
		return fill(defaultSettings, {});
	}
}
function fill(fallback, given) {
	if (typeof fallback !== "object" || fallback === null) return typeof given === typeof fallback ? given : fallback;
	const fields = isRecord(given) ? given : {};
	return Object.fromEntries(Object.entries(fallback).map(([key, value]) => [key, fill(value, fields[key])]));
}
function isRecord(value) {
	return typeof value === "object" && value !== null;
}
var config = readConfig(globalThis.document?.querySelector("meta[name=kindred-config]")?.content);
export { staffRoles as n, config as t };
