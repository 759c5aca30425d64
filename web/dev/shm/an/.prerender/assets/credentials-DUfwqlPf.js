import { C as Nullable, D as Time, M as strict, S as NewPassword, T as Secret, _ as Failure, b as MailedToken, g as Email, j as data, k as answer, m as User, v as Id } from "./session-CNfDh4Vs.js";
import * as Type from "typebox";
// contract/src/credentials.ts
var tags = ["Auth"];
var Code = Type.String({
	pattern: "^[0-9]{6}$",
	description: ""
});
var forgotPassword = {
	method: "POST",
	url: "/auth/forgot-password",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ email: Email }, strict),
		response: { 200: answer({}) }
	}
};
var resetPassword = {
	method: "POST",
	url: "/auth/reset-password",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			token: MailedToken,
			password: NewPassword
		}, strict),
		response: {
			200: answer({}),
			422: Failure
		}
	}
};
var deactivate = {
	method: "POST",
	url: "/auth/deactivate",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({ password: Secret }, strict),
		response: {
			200: answer({}),
			422: Failure
		}
	}
};
var changePassword = {
	method: "PUT",
	url: "/auth/change-password",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			password: Secret,
			newPassword: NewPassword
		}, strict),
		response: {
			200: data(Type.Object({
				token: Type.String(),
				refreshToken: Type.String()
			})),
			422: Failure
		}
	}
};
var changeEmail = {
	method: "POST",
	url: "/auth/change-email",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			email: Email,
			password: Secret
		}, strict),
		response: {
			200: data(Type.Object({ pending: Type.Boolean({ description: "" }) })),
			409: Failure,
			422: Failure
		}
	}
};
var confirmEmailChange = {
	method: "PUT",
	url: "/auth/change-email",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			presentCode: Code,
			newCode: Code
		}, strict),
		response: {
			200: data(Type.Object({ user: User })),
			409: Failure,
			422: Failure
		}
	}
};
var Session = Type.Object({
	_id: Id,
	device: Type.String({ description: "" }),
	address: Nullable(Type.String({ description: "" })),
	createdAt: Time,
	lastUsedAt: Time,
	current: Type.Boolean({ description: "" })
}, { title: "Session" });
var listSessions = {
	method: "GET",
	url: "/auth/sessions",
	access: "member",
	schema: {
		tags,
		summary: "",
		response: { 200: data(Type.Object({ sessions: Type.Array(Session) })) }
	}
};
var endSession = {
	method: "DELETE",
	url: "/auth/sessions/:id",
	access: "member",
	schema: {
		tags,
		summary: "",
		params: Type.Object({ id: Id }, strict),
		response: {
			200: answer({}),
			404: Failure
		}
	}
};
var endOtherSessions = {
	method: "DELETE",
	url: "/auth/sessions",
	access: "member",
	schema: {
		tags,
		summary: "",
		response: { 200: answer({}) }
	}
};
export { endOtherSessions as a, listSessions as c, deactivate as i, resetPassword as l, changePassword as n, endSession as o, confirmEmailChange as r, forgotPassword as s, changeEmail as t };
