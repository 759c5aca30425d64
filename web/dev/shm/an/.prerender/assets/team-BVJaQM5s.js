import { C as Nullable, D as Time, E as Text, M as strict, S as NewPassword, _ as Failure, b as MailedToken, g as Email, j as data, k as answer, m as User, s as Entry, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { n as staffRoles } from "./config-D7cc2gS3.js";
import { i as memberStates } from "./staff-CihchXjW.js";
import * as Type from "typebox";
// contract/src/team.ts
var tags = ["Team"];
var params = Type.Object({ id: Id }, strict);
var Colleague = Type.Object({
	_id: Id,
	name: Nullable(Type.String()),
	email: Type.String(),
	profilePicture: Nullable(Type.String()),
	role: OneOf(staffRoles),
	state: OneOf(memberStates),
	secondFactor: Type.Boolean(),
	lastActive: Nullable(Time)
}, { title: "Colleague" });
var Sent = Type.Object({
	_id: Id,
	email: Type.String(),
	role: OneOf(staffRoles),
	sentAt: Time,
	expiresAt: Time
});
var Invitation = Type.Object({
	...Sent.properties,
	invitedBy: Nullable(Type.String({ description: "" }))
}, { title: "Invitation" });
var one = data(Type.Object({ invitation: Sent }));
var readTeam = {
	method: "GET",
	url: "/staff",
	access: ["administrator"],
	schema: {
		tags,
		summary: "",
		response: { 200: data(Type.Object({
			staff: Type.Array(Colleague),
			invitations: Type.Array(Invitation),
			secondFactorRequired: Type.Boolean()
		})) }
	}
};
var invite = {
	method: "POST",
	url: "/staff/invitations",
	access: ["administrator"],
	idempotent: true,
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			email: Email,
			role: OneOf(staffRoles)
		}, strict),
		response: {
			200: one,
			409: Failure
		}
	}
};
var inviteAgain = {
	method: "PUT",
	url: "/staff/invitations/:id",
	access: ["administrator"],
	schema: {
		tags,
		summary: "",
		params,
		response: {
			200: one,
			404: Failure
		}
	}
};
var revokeInvitation = {
	method: "DELETE",
	url: "/staff/invitations/:id",
	access: ["administrator"],
	schema: {
		tags,
		summary: "",
		params,
		response: {
			200: answer({}),
			404: Failure
		}
	}
};
var Token = Type.Object({ token: MailedToken }, strict);
var readInvitation = {
	method: "POST",
	url: "/auth/invitation",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Token,
		response: {
			200: data(Type.Object({
				email: Type.String(),
				role: OneOf(staffRoles),
				hasAccount: Type.Boolean({ description: "" })
			})),
			404: Failure
		}
	}
};
var join = {
	method: "POST",
	url: "/auth/join",
	access: "public",
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			token: MailedToken,
			firstName: Text(50),
			lastName: Type.Optional(Text(50)),
			password: NewPassword
		}, strict),
		response: {
			200: data(Entry),
			404: Failure,
			409: Failure,
			422: Failure
		}
	}
};
var acceptInvitation = {
	method: "PUT",
	url: "/auth/invitation",
	access: "member",
	schema: {
		tags,
		summary: "",
		body: Token,
		response: {
			200: data(Type.Object({ user: User })),
			403: Failure,
			404: Failure,
			409: Failure
		}
	}
};
export { readInvitation as a, join as i, invite as n, readTeam as o, inviteAgain as r, revokeInvitation as s, acceptInvitation as t };
