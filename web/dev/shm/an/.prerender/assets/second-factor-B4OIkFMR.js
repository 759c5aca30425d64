import { C as Nullable, D as Time, E as Text, M as strict, T as Secret, _ as Failure, j as data, k as answer, o as Challenged, s as Entry } from "./session-CNfDh4Vs.js";
import { n as staffRoles } from "./config-D7cc2gS3.js";
import * as Type from "typebox";
// contract/src/second-factor.ts
var tags = ["Second factor"];
var open = {
	access: staffRoles,
	beforeSecondFactor: true
};
/** Six digits of the app, or a recovery code; people type both with spaces and dashes. */
var Code = Text(40);
var RecoveryCodes = data(Type.Object({ recoveryCodes: Type.Array(Type.String(), { description: "" }) }));
var proveSecondFactor = {
	method: "POST",
	url: "/auth/second-factor",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			challenge: Challenged.properties.challenge,
			code: Code
		}, strict),
		response: {
			200: data(Entry),
			401: Failure,
			403: Failure,
			422: Failure
		}
	}
};
var readSecondFactor = {
	method: "GET",
	url: "/auth/second-factor",
	...open,
	schema: {
		tags,
		summary: "",
		response: { 200: data(Type.Object({
			on: Type.Boolean(),
			since: Nullable(Time),
			recoveryCodesLeft: Type.Integer(),
			required: Type.Boolean(),
			proven: Type.Boolean({ description: "" })
		})) }
	}
};
var beginSecondFactor = {
	method: "POST",
	url: "/auth/second-factor/enrolment",
	...open,
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			password: Secret,
			code: Type.Optional(Code)
		}, strict),
		response: {
			200: data(Type.Object({
				key: Type.String({ description: "" }),
				uri: Type.String({ description: "" })
			})),
			422: Failure
		}
	}
};
var confirmSecondFactor = {
	method: "PUT",
	url: "/auth/second-factor",
	...open,
	schema: {
		tags,
		summary: "",
		body: Type.Object({ code: Code }, strict),
		response: {
			200: RecoveryCodes,
			422: Failure
		}
	}
};
var Both = Type.Object({
	password: Secret,
	code: Code
}, strict);
var renewRecoveryCodes = {
	method: "POST",
	url: "/auth/second-factor/recovery-codes",
	...open,
	schema: {
		tags,
		summary: "",
		body: Both,
		response: {
			200: RecoveryCodes,
			422: Failure
		}
	}
};
var removeSecondFactor = {
	method: "POST",
	url: "/auth/second-factor/removal",
	...open,
	schema: {
		tags,
		summary: "",
		body: Both,
		response: {
			200: answer({}),
			422: Failure
		}
	}
};
export { removeSecondFactor as a, readSecondFactor as i, confirmSecondFactor as n, renewRecoveryCodes as o, proveSecondFactor as r, beginSecondFactor as t };
