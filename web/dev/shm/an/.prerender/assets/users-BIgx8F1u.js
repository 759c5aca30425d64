import { A as content, M as strict, _ as Failure, j as data, m as User, w as OneOf } from "./session-CNfDh4Vs.js";
import { a as sortOrders, c as userTypes, o as userSorts, s as userStatuses } from "../entry.mjs";
import { n as staffRoles } from "./config-D7cc2gS3.js";
import * as Type from "typebox";
// contract/src/users.ts
/** The most rows that staff get in one page. */
var staffLimit = 1e3;
var Page = Type.Integer({
	minimum: 1,
	maximum: 1e6,
	default: 1
});
var Limit = Type.Integer({
	minimum: 1,
	maximum: staffLimit,
	default: 20
});
var UserFilter = Type.Object({
	searchTerm: Type.Optional(Type.String({ maxLength: 100 })),
	status: Type.Optional(OneOf(userStatuses)),
	type: Type.Optional(OneOf(userTypes)),
	joined: Type.Optional(Type.String({
		pattern: "^\\d{4}-(0[1-9]|1[0-2])$",
		description: ""
	}))
}, strict);
var Pagination = {
	page: Type.Integer(),
	limit: Type.Integer(),
	total: Type.Integer(),
	pages: Type.Integer()
};
var tags = ["Auth"];
Type.Object({
	page: Page,
	limit: Limit
}, strict), data(Type.Object({
	users: Type.Array(User),
	pagination: Type.Object(Pagination)
}));
var searchUsers = {
	method: "GET",
	url: "/auth/search-users",
	access: staffRoles,
	schema: {
		tags,
		summary: "",
		querystring: Type.Object({
			...UserFilter.properties,
			sortBy: Type.Optional(OneOf(userSorts)),
			sortOrder: Type.Optional(OneOf(sortOrders)),
			page: Page,
			limit: Limit
		}, strict),
		response: { 200: data(Type.Object({
			users: Type.Array(User),
			pagination: Type.Object({
				...Pagination,
				hasNext: Type.Boolean(),
				hasPrev: Type.Boolean()
			}),
			searchParams: Type.Object({
				...UserFilter.properties,
				sortBy: OneOf(userSorts),
				sortOrder: OneOf(sortOrders)
			}),
			totalKind: OneOf(["exact", "at-least"])
		})) }
	}
};
var exportUsers = {
	method: "GET",
	url: "/users/export",
	access: ["administrator", "support"],
	schema: {
		tags: ["Staff"],
		summary: "",
		querystring: UserFilter,
		response: {
			200: content("text/csv"),
			503: Failure
		}
	}
};
export { exportUsers as n, searchUsers as r, UserFilter as t };
