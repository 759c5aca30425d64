import { C as Nullable, D as Time, E as Text, M as strict, _ as Failure, j as data, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { f as priorities, h as reportStatuses, p as problemTypes, u as longestDescription } from "../entry.mjs";
import * as Type from "typebox";
// contract/src/reports.ts
/** A report as the member who made it sees it: nothing of what the team says among itself. */
var OwnReport = Type.Object({
	_id: Id,
	problem_type: OneOf(problemTypes),
	description: Type.String(),
	status: OneOf(reportStatuses),
	createdAt: Time,
	replies: Type.Array(Type.Object({
		_id: Id,
		message: Type.String(),
		repliedAt: Time
	}))
}, { title: "OwnReport" });
var Reply = Type.Object({
	_id: Id,
	message: Type.String(),
	isInternal: Type.Boolean(),
	repliedBy: Type.Object({ name: Nullable(Type.String()) }),
	repliedAt: Time
}, { title: "Reply" });
var person = {
	_id: Id,
	name: Nullable(Type.String()),
	email: Type.String()
};
/** A report as the team sees it. */
var Report = Type.Object({
	_id: Id,
	user: Type.Union([Type.Object(person), Type.Null()]),
	reportedUser: Type.Union([Type.Object(person), Type.Null()]),
	problem_type: OneOf(problemTypes),
	description: Type.String(),
	priority: OneOf(priorities),
	status: OneOf(reportStatuses),
	createdAt: Time,
	settledAt: Nullable(Time),
	assignee: Type.Union([Type.Object({
		_id: Id,
		name: Nullable(Type.String())
	}), Type.Null()]),
	case: Type.Union([Type.Object({
		_id: Id,
		open: Type.Integer({ description: "" }),
		total: Type.Integer({ description: "" })
	}), Type.Null()]),
	replies: Type.Array(Reply),
	version: Type.String({ description: "" })
}, { title: "Report" });
var tags = ["Reports"];
var reportParams = Type.Object({ id: Id }, strict);
var Pagination = Type.Object({
	page: Type.Integer(),
	limit: Type.Integer(),
	total: Type.Integer(),
	pages: Type.Integer()
});
var createReport = {
	method: "POST",
	url: "/reports/create-reports",
	access: "member",
	idempotent: true,
	schema: {
		tags,
		summary: "",
		body: Type.Object({
			problem_type: OneOf(problemTypes),
			description: Text(longestDescription),
			reportedUserId: Type.Optional(Id),
			messageId: Type.Optional(Id),
			publicId: Type.Optional(Text(200))
		}, strict),
		response: {
			200: data(Type.Object({ report: OwnReport })),
			404: Failure
		}
	}
};
var myReports = {
	method: "GET",
	url: "/reports/my-reports",
	access: "member",
	schema: {
		tags,
		summary: "",
		querystring: Type.Object({
			problem_type: Type.Optional(OneOf(problemTypes)),
			status: Type.Optional(OneOf(reportStatuses)),
			page: Type.Integer({
				minimum: 1,
				maximum: 1e6,
				default: 1
			}),
			limit: Type.Integer({
				minimum: 1,
				maximum: 100,
				default: 10
			})
		}, strict),
		response: { 200: data(Type.Object({
			reports: Type.Array(OwnReport),
			pagination: Pagination
		})) }
	}
};
var Evidence = Type.Object({
	kind: OneOf([
		"profile",
		"photo",
		"message"
	]),
	takenAt: Time,
	content: Type.Unsafe({ description: "" })
});
var { _id, problem_type, status, createdAt, description } = Report.properties;
/** Another report of the same case. */
var RelatedReport = Type.Object({
	_id,
	problem_type,
	status,
	createdAt,
	description
});
var readReport = {
	method: "GET",
	url: "/reports/report/:id",
	access: "member",
	schema: {
		tags,
		summary: "",
		params: reportParams,
		response: {
			200: data(Type.Object({ report: Type.Union([Type.Object({
				...Report.properties,
				evidence: Type.Array(Evidence),
				related: Type.Array(RelatedReport)
			}), OwnReport]) })),
			404: Failure
		}
	}
};
/** To a member the team's answers have no author, and its notes are not there. */
var Said = Type.Object({
	_id: Id,
	from: OneOf(["reporter", "team"]),
	message: Type.String(),
	isInternal: Type.Boolean(),
	name: Nullable(Type.String()),
	at: Time
});
data(Type.Object({ conversation: Type.Array(Said) }));
data(Type.Object({ replies: Type.Array(Type.Union([Reply, OwnReport.properties.replies.items])) }));
export { readReport as a, myReports as i, Report as n, reportParams as o, createReport as r, Pagination as t };
