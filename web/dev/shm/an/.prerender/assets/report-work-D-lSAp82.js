import { C as Nullable, E as Text, M as strict, _ as Failure, j as data, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { n as Report, o as reportParams, t as Pagination } from "./reports-CnAM88Sl.js";
import { f as priorities, h as reportStatuses, m as reportSorts, p as problemTypes } from "../entry.mjs";
import { n as staffRoles } from "./config-D7cc2gS3.js";
import * as Type from "typebox";
// contract/src/report-work.ts
var tags = ["Reports"];
var workers = [
	"administrator",
	"moderator",
	"support"
];
var headers = Type.Object({ "if-match": Type.Optional(Type.String({
	maxLength: 100,
	description: ""
})) });
var answer = data(Type.Object({ report: Report }));
var ReportFilter = Type.Object({
	problem_type: Type.Optional(OneOf(problemTypes)),
	status: Type.Optional(OneOf(reportStatuses)),
	priority: Type.Optional(OneOf(priorities)),
	search: Type.Optional(Type.String({ maxLength: 100 }))
}, strict);
var listReports = {
	method: "GET",
	url: "/reports/reports",
	access: staffRoles,
	schema: {
		tags,
		summary: "",
		querystring: Type.Object({
			...ReportFilter.properties,
			sortBy: Type.Optional(OneOf(reportSorts)),
			sortOrder: Type.Optional(OneOf(["asc", "desc"])),
			page: Type.Integer({
				minimum: 1,
				maximum: 1e6,
				default: 1
			}),
			limit: Type.Integer({
				minimum: 1,
				maximum: 1e3,
				default: 10
			}),
			poll: Type.Optional(Type.Boolean({ description: "" }))
		}, strict),
		response: { 200: data(Type.Object({
			reports: Type.Array(Report),
			pagination: Pagination,
			totalKind: OneOf(["exact", "at-least"])
		})) }
	}
};
var Count = Type.Integer({ minimum: 0 });
var counts = (words) => Type.Unsafe(Type.Object(Object.fromEntries(words.map((word) => [word, Count]))));
var ReportStatistics = Type.Object({
	total: Count,
	highPriority: Type.Integer({
		minimum: 0,
		description: ""
	}),
	byStatus: counts(reportStatuses),
	byPriority: counts(priorities),
	byType: counts(problemTypes),
	avgResponseTime: Nullable(Type.String({ description: "" }))
}, { title: "ReportStatistics" });
var reportStatistics = {
	method: "GET",
	url: "/reports/report/stats/statistics",
	access: staffRoles,
	schema: {
		tags,
		summary: "",
		response: { 200: data(ReportStatistics) }
	}
};
var changeReportStatus = {
	method: "PUT",
	url: "/reports/report/:id/status",
	access: workers,
	schema: {
		tags,
		summary: "",
		params: reportParams,
		headers,
		body: Type.Object({ status: OneOf(reportStatuses) }, strict),
		response: {
			200: answer,
			404: Failure,
			409: Failure,
			412: Failure
		}
	}
};
var changeReportPriority = {
	method: "PUT",
	url: "/reports/report/:id/priority",
	access: workers,
	schema: {
		tags,
		summary: "",
		params: reportParams,
		headers,
		body: Type.Object({ priority: OneOf(priorities) }, strict),
		response: {
			200: answer,
			404: Failure,
			412: Failure
		}
	}
};
var assignReport = {
	method: "PUT",
	url: "/reports/report/:id/assignee",
	access: workers,
	schema: {
		tags,
		summary: "",
		params: reportParams,
		headers,
		body: Type.Object({ assigneeId: Nullable(Id) }, strict),
		response: {
			200: answer,
			404: Failure,
			412: Failure,
			422: Failure
		}
	}
};
var replyToReport = {
	method: "POST",
	url: "/reports/report/:id/reply",
	access: workers,
	idempotent: true,
	schema: {
		tags,
		summary: "",
		params: reportParams,
		body: Type.Object({
			message: Text(4e3),
			isInternal: Type.Boolean({ default: false })
		}, strict),
		response: {
			200: answer,
			404: Failure
		}
	}
};
var deleteReport = {
	method: "DELETE",
	url: "/reports/delete-report/:id",
	access: ["administrator"],
	schema: {
		tags,
		summary: "",
		params: reportParams,
		response: {
			200: data(Type.Object({ _id: Id })),
			404: Failure
		}
	}
};
export { listReports as a, deleteReport as i, changeReportPriority as n, replyToReport as o, changeReportStatus as r, reportStatistics as s, assignReport as t };
