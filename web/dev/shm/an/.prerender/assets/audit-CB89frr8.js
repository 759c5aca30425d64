import { A as content, C as Nullable, D as Time, E as Text, M as strict, _ as Failure, j as data, v as Id } from "./session-CNfDh4Vs.js";
import * as Type from "typebox";
// contract/src/audit.ts
var Entry = Type.Object({
	_id: Id,
	at: Time,
	actor: Type.Object({
		_id: Id,
		name: Nullable(Type.String({ description: "" })),
		role: Type.String({ description: "" })
	}),
	action: Type.String(),
	subject: Type.Object({
		kind: Nullable(Type.String()),
		_id: Nullable(Id),
		name: Nullable(Type.String())
	}),
	details: Type.Unknown({ description: "" }),
	address: Nullable(Type.String())
}, { title: "AuditEntry" });
var filter = {
	actor: Type.Optional(Id),
	action: Type.Optional(Type.String({
		pattern: "^[a-z]+\\.[a-z-]+$",
		maxLength: 40
	})),
	subject: Type.Optional(Id),
	from: Type.Optional(Time),
	to: Type.Optional(Time),
	address: Type.Optional(Text(45))
};
var Filter = Type.Object(filter, strict);
var tags = ["Audit"];
var uuid = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
var listAudit = {
	method: "GET",
	url: "/audit",
	access: ["administrator"],
	schema: {
		tags,
		summary: "",
		querystring: Type.Object({
			...filter,
			limit: Type.Integer({
				default: 50,
				minimum: 1,
				maximum: 200
			}),
			cursor: Type.Optional(Type.String({
				pattern: `^${uuid}\\.${uuid}$`,
				description: ""
			}))
		}, strict),
		response: { 200: data(Type.Object({
			entries: Type.Array(Entry),
			nextCursor: Nullable(Type.String())
		})) }
	}
};
var exportAudit = {
	method: "GET",
	url: "/audit/export",
	access: ["administrator"],
	schema: {
		tags,
		summary: "",
		querystring: Filter,
		response: {
			200: content("text/csv"),
			503: Failure
		}
	}
};
export { listAudit as n, exportAudit as t };
