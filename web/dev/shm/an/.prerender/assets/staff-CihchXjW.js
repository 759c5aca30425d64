import { C as Nullable, D as Time, E as Text, M as strict, _ as Failure, g as Email, j as data, m as User, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { t as ProfileChange } from "./profiles-Bc5HgIJK.js";
import { n as staffRoles } from "./config-D7cc2gS3.js";
import * as Type from "typebox";
// contract/src/staff.ts
var memberStates = [
	"active",
	"deactivated",
	"banned",
	"leaving",
	"erased"
];
/** The states that staff give. Leaving is the member's own. */
var givenStates = [
	"active",
	"deactivated",
	"banned"
];
/** A user as one member of staff sees one other: with what only staff may know. */
var StaffUser = Type.Object({
	...User.properties,
	state: OneOf(memberStates),
	stateBy: Nullable(OneOf(["self", "staff"])),
	stateReason: Nullable(Type.String()),
	stateUntil: Nullable(Time),
	vipUntil: Nullable(Time)
}, { title: "StaffUser" });
var tags = ["Staff"];
var params = Type.Object({ id: Id }, strict);
var headers = Type.Object({ "if-match": Type.Optional(Type.String({
	maxLength: 100,
	description: ""
})) });
var answer = data(Type.Object({
	user: StaffUser,
	version: Type.String({ description: "" })
}));
var readUser = {
	method: "GET",
	url: "/users/:id",
	access: staffRoles,
	schema: {
		tags,
		summary: "",
		params,
		response: {
			200: answer,
			404: Failure
		}
	}
};
var changeUserState = {
	method: "PUT",
	url: "/users/:id/state",
	access: ["administrator", "moderator"],
	schema: {
		tags,
		summary: "",
		params,
		headers,
		body: Type.Object({
			state: OneOf(givenStates),
			reason: Text(500),
			until: Type.Optional(Type.String({
				format: "date-time",
				description: ""
			}))
		}, strict),
		response: {
			200: answer,
			404: Failure,
			409: Failure,
			412: Failure,
			422: Failure
		}
	}
};
var { firstName, lastName, gender, bio, location } = ProfileChange.properties;
var editUser = {
	method: "PUT",
	url: "/users/:id",
	access: ["administrator", "support"],
	schema: {
		tags,
		summary: "",
		params,
		headers,
		body: Type.Object({
			firstName,
			lastName,
			email: Type.Optional(Email),
			gender,
			bio,
			location,
			isEmailVerified: Type.Optional(Type.Boolean()),
			staffRole: Type.Optional(Nullable(OneOf(staffRoles)))
		}, strict),
		response: {
			200: answer,
			404: Failure,
			409: Failure,
			412: Failure,
			422: Failure
		}
	}
};
export { readUser as a, memberStates as i, changeUserState as n, editUser as r, StaffUser as t };
