import { C as Nullable, M as strict, _ as Failure, j as data, l as ownProfile, p as PublicUser, v as Id, w as OneOf } from "./session-CNfDh4Vs.js";
import { n as questionNames, t as importanceNames } from "./questions-BbG_GGLa.js";
import { n as listBlocks, r as unblockMember, t as blockMember } from "./blocks-cs4jY1Sp.js";
import { a as editProfile, c as searchPlaces, i as changeShowLastActive, l as soughtGenders, n as changeLocation, r as changePause, s as profileLimits } from "./profiles-Bc5HgIJK.js";
import { S as call, x as keepOwnUser } from "../entry.mjs";
import * as Type from "typebox";
import { keepPreviousData, queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
// contract/src/answers.ts
var tags$1 = ["Questions"];
var params = Type.Object({ question: OneOf(questionNames) }, strict);
var Choice = Type.Integer({
	minimum: 0,
	maximum: 7,
	description: ""
});
var Said = {
	mine: Choice,
	accepted: Type.Array(Choice, {
		maxItems: 8,
		uniqueItems: true,
		description: ""
	}),
	importance: OneOf(importanceNames)
};
var GivenAnswer = Type.Object({
	question: Type.String(),
	...Said
});
var listAnswers = {
	method: "GET",
	url: "/answers",
	access: "member",
	schema: {
		tags: tags$1,
		summary: "",
		response: { 200: data(Type.Object({ answers: Type.Array(GivenAnswer) })) }
	}
};
var giveAnswer = {
	method: "PUT",
	url: "/answers/:question",
	access: "member",
	schema: {
		tags: tags$1,
		summary: "",
		params,
		body: Type.Object(Said, strict),
		response: {
			200: data(Type.Object({ answer: GivenAnswer })),
			422: Failure
		}
	}
};
var takeBackAnswer = {
	method: "DELETE",
	url: "/answers/:question",
	access: "member",
	schema: {
		tags: tags$1,
		summary: "",
		params,
		response: { 200: data(Type.Object({ answered: Type.Boolean() })) }
	}
};
/** How far down a list members come; more than this is not counted either. */
var memberReach = 1e3;
var tags = ["Auth"];
var Page = Type.Integer({
	minimum: 1,
	maximum: 1e6,
	default: 1
});
var Limit = Type.Integer({
	minimum: 1,
	maximum: 100,
	default: 20
});
var Age = Type.Optional(Type.Integer({
	minimum: 18,
	maximum: profileLimits.oldestSought
}));
var Pagination = {
	page: Type.Integer(),
	limit: Type.Integer(),
	total: Type.Integer({ description: `At most ${memberReach}` }),
	pages: Type.Integer()
};
Type.Object({
	page: Page,
	limit: Limit
}, strict), data(Type.Object({
	users: Type.Array(PublicUser),
	pagination: Type.Object(Pagination)
}));
var PeopleFilter = Type.Object({
	searchTerm: Type.Optional(Type.String({
		maxLength: 100,
		description: ""
	})),
	gender: Type.Optional(OneOf(soughtGenders)),
	minAge: Age,
	maxAge: Age,
	maxDistance: Type.Optional(Type.Integer({
		minimum: 1,
		maximum: profileLimits.distance,
		description: ""
	}))
}, strict);
Type.Object({
	...PeopleFilter.properties,
	page: Page,
	limit: Limit
}, strict), data(Type.Object({
	users: Type.Array(PublicUser),
	pagination: Type.Object({
		...Pagination,
		hasNext: Type.Boolean(),
		hasPrev: Type.Boolean()
	}),
	searchParams: PeopleFilter
}));
/** Why two people may get on: what they share, and how much of it there is to go by. */
var Compatibility = Type.Object({
	sharedInterests: Type.Array(Type.String()),
	agreements: Type.Array(Type.String({ description: "" })),
	sharedQuestions: Type.Integer()
});
var { distance, distanceFormatted, ...shown } = PublicUser.properties;
var readPerson = {
	method: "GET",
	url: "/auth/user/:id",
	access: "verified",
	schema: {
		tags,
		summary: "",
		params: Type.Object({ id: Id }, strict),
		response: {
			200: data(Type.Object({
				user: Type.Object(shown),
				privacyInfo: Type.Object({ showLastActive: Type.Boolean() }),
				distance,
				distanceFormatted,
				compatibilityScore: Nullable(Type.Integer({
					minimum: 0,
					maximum: 100
				})),
				compatibility: Compatibility
			})),
			404: Failure
		}
	}
};
// web/src/lib/own-profile.ts
var options = queryOptions({
	queryKey: ["own-profile"],
	queryFn: async () => {
		const { user, version } = (await call(ownProfile)).userData;
		keepOwnUser(user);
		return {
			user,
			version
		};
	}
});
var ownProfileKey = options.queryKey;
var useOwnProfile = () => useQuery(options);
/** After a change that did not answer with the profile as it is now. */
var readOwnProfileAnew = (client) => client.query({
	...options,
	staleTime: 0
});
/** What a change answered is what the profile is now. */
function keepOwnProfile(client, { user, version }) {
	client.setQueryData(ownProfileKey, {
		user,
		version
	});
	keepOwnUser(user);
	client.invalidateQueries({ queryKey: ["person"] });
}
// web/src/features/profile/queries.ts
function useSaveProfile() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ body, version }) => (await call(editProfile, {
			body,
			ifMatch: version
		})).update,
		onSuccess: (now) => keepOwnProfile(client, now)
	});
}
function useChangeLocation() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (body) => {
			await call(changeLocation, { body });
			return readOwnProfileAnew(client);
		},
		onSuccess: (now) => keepOwnProfile(client, now)
	});
}
function useChangeSettings() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (change) => {
			const { showLastActive, paused } = change;
			if (showLastActive !== void 0) await call(changeShowLastActive, { body: { showLastActive } });
			if (paused !== void 0) await call(changePause, { body: { paused } });
		},
		onMutate: (change) => client.setQueryData(ownProfileKey, (own) => own && {
			...own,
			user: {
				...own.user,
				settings: {
					...own.user.settings,
					...change
				}
			}
		}),
		onSettled: () => client.invalidateQueries({ queryKey: ownProfileKey })
	});
}
var usePlaces = (search) => useQuery({
	queryKey: ["places", search],
	queryFn: async ({ signal }) => (await call(searchPlaces, {
		query: { search },
		signal
	})).data.places,
	enabled: search.length > 1,
	placeholderData: keepPreviousData,
	staleTime: Infinity
});
var usePerson = (id) => useQuery({
	queryKey: ["person", id],
	queryFn: async ({ signal }) => (await call(readPerson, {
		params: { id },
		signal
	})).data
});
var answers = ["answers"];
var useAnswers = () => useQuery({
	queryKey: answers,
	queryFn: async () => (await call(listAnswers)).data.answers
});
function useGiveAnswer() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ question, ...body }) => call(giveAnswer, {
			params: { question },
			body
		}),
		onSettled: () => client.invalidateQueries({ queryKey: answers })
	});
}
function useTakeBackAnswer() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (question) => call(takeBackAnswer, { params: { question } }),
		onSettled: () => client.invalidateQueries({ queryKey: answers })
	});
}
var useBlocks = () => useInfiniteQuery({
	queryKey: ["blocks"],
	queryFn: async ({ pageParam }) => (await call(listBlocks, { query: {
		limit: 50,
		...pageParam && { cursor: pageParam }
	} })).data,
	initialPageParam: "",
	getNextPageParam: ({ nextCursor }) => nextCursor
});
/** Somebody who is blocked, or no longer, changes every list there is. */
function useBlock(route) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (id) => route.method === "PUT" ? call(blockMember, { params: { id } }) : call(unblockMember, { params: { id } }),
		onSuccess: () => void client.invalidateQueries()
	});
}
export { useChangeSettings as a, usePlaces as c, ownProfileKey as d, useOwnProfile as f, useChangeLocation as i, useSaveProfile as l, useBlock as n, useGiveAnswer as o, useBlocks as r, usePerson as s, useAnswers as t, useTakeBackAnswer as u };
