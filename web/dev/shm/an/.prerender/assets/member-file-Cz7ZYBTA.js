import { C as Nullable, D as Time, E as Text, M as strict, _ as Failure, h as Day, j as data, u as OwnUser, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { h as reportStatuses, p as problemTypes } from "../entry.mjs";
import { t as StaffUser } from "./staff-CihchXjW.js";
import * as Type from "typebox";
// contract/src/member-file.ts
var tags = ["Staff"];
/** Who may open the whole file of a member: figures need none. */
var readers = [
	"administrator",
	"moderator",
	"support"
];
/** Somebody who did something; null is the service itself, or an account that is gone. */
var Person = Type.Union([Type.Object({
	_id: Id,
	name: Nullable(Type.String())
}), Type.Null()]);
var ReportLine = Type.Object({
	_id: Id,
	problem_type: OneOf(problemTypes),
	status: OneOf(reportStatuses),
	createdAt: Time,
	other: Person
});
var Reports = Type.Object({
	total: Type.Integer(),
	latest: Type.Array(ReportLine)
});
var Note = Type.Object({
	_id: Id,
	body: Type.String(),
	author: Person,
	createdAt: Time,
	mine: Type.Boolean({ description: "" })
}, { title: "Note" });
var FiledSession = Type.Object({
	_id: Id,
	device: Type.String(),
	address: Nullable(Type.String()),
	createdAt: Time,
	lastUsedAt: Time
});
var VipGrant = Type.Object({
	_id: Id,
	startsAt: Time,
	endsAt: Time,
	reason: Type.String(),
	grantedBy: Person
});
var FiledPhoto = Type.Object({
	publicId: Type.String(),
	url: Type.String(),
	position: Nullable(Type.Integer({ description: "" })),
	review: Nullable(OneOf([
		"waiting",
		"approved",
		"rejected"
	])),
	reviewReason: Nullable(Type.String()),
	createdAt: Time
});
var TimelineEvent = Type.Object({
	_id: Type.String(),
	at: Time,
	kind: Type.String({ description: "" }),
	by: Person,
	reportId: Nullable(Id),
	detail: Nullable(Type.String({ description: "" }))
}, { title: "TimelineEvent" });
var Timeline = Type.Object({
	events: Type.Array(TimelineEvent),
	nextCursor: Nullable(Type.String())
});
var { lookingFor, interests, prompts } = OwnUser.properties;
var MemberFile = Type.Object({
	user: StaffUser,
	version: Type.String({ description: "" }),
	profile: Type.Object({
		dateOfBirth: Nullable(Day),
		lookingFor,
		interests,
		prompts,
		paused: Type.Boolean(),
		answers: Type.Integer({ description: "" })
	}),
	photos: Type.Array(FiledPhoto),
	identities: Type.Array(Type.Object({
		provider: OneOf(["google", "facebook"]),
		linkedAt: Time
	})),
	hasPassword: Type.Boolean(),
	sessions: Type.Array(FiledSession),
	consents: Type.Array(Type.Object({
		purpose: Type.String(),
		version: Type.String(),
		givenAt: Time,
		withdrawnAt: Nullable(Time)
	})),
	vipGrants: Type.Array(VipGrant),
	blocks: Type.Object({
		made: Type.Integer(),
		received: Type.Integer()
	}),
	reportsBy: Reports,
	reportsAgainst: Reports,
	cases: Type.Array(Type.Object({
		_id: Id,
		openedAt: Time,
		closedAt: Nullable(Time),
		reports: Type.Integer()
	})),
	notes: Type.Array(Note),
	timeline: Timeline
}, { title: "MemberFile" });
var params = Type.Object({ id: Id }, strict);
var readMemberFile = {
	method: "GET",
	url: "/users/:id/file",
	access: readers,
	schema: {
		tags,
		summary: "",
		params,
		response: {
			200: data(MemberFile),
			404: Failure
		}
	}
};
var readTimeline = {
	method: "GET",
	url: "/users/:id/timeline",
	access: readers,
	schema: {
		tags,
		summary: "",
		params,
		querystring: Type.Object({
			cursor: Type.Optional(Type.String({
				maxLength: 200,
				pattern: "^[A-Za-z0-9_-]+$"
			})),
			limit: Type.Integer({
				minimum: 1,
				maximum: 100,
				default: 20
			})
		}, strict),
		response: {
			200: data(Timeline),
			404: Failure
		}
	}
};
var addNote = {
	method: "POST",
	url: "/users/:id/notes",
	access: readers,
	idempotent: true,
	schema: {
		tags,
		summary: "",
		params,
		body: Type.Object({ body: Text(2e3) }, strict),
		response: {
			200: data(Type.Object({ note: Note })),
			404: Failure
		}
	}
};
var deleteNote = {
	method: "DELETE",
	url: "/users/:id/notes/:noteId",
	access: readers,
	schema: {
		tags,
		summary: "",
		params: Type.Object({
			id: Id,
			noteId: Id
		}, strict),
		response: {
			200: data(Type.Object({ _id: Id })),
			404: Failure
		}
	}
};
var endUserSession = {
	method: "DELETE",
	url: "/users/:id/sessions/:sessionId",
	access: [
		"administrator",
		"moderator",
		"support"
	],
	schema: {
		tags,
		summary: "",
		params: Type.Object({
			id: Id,
			sessionId: Id
		}, strict),
		response: {
			200: data(Type.Object({ _id: Id })),
			404: Failure
		}
	}
};
var changeUserVip = {
	method: "PUT",
	url: "/users/:id/vip",
	access: ["administrator", "support"],
	schema: {
		tags,
		summary: "",
		params,
		headers: Type.Object({ "if-match": Type.Optional(Type.String({
			maxLength: 100,
			description: ""
		})) }),
		body: Type.Object({
			until: Nullable(Type.String({
				format: "date-time",
				description: ""
			})),
			reason: Text(500)
		}, strict),
		response: {
			200: data(Type.Object({
				user: StaffUser,
				version: Type.String()
			})),
			404: Failure,
			412: Failure,
			422: Failure
		}
	}
};
export { readMemberFile as a, endUserSession as i, changeUserVip as n, readTimeline as o, deleteNote as r, addNote as t };
