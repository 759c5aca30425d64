// Made from texts/en/help-numbers.json. Change it there.

export const messages = {
title: "Who you can call",
about: "From inside the country. You can ask them even if you are not sure that it is serious enough.",
country: "Country",
other: "Another country",
anywhere: "On most mobile phones, 112 leads to the emergency service of the country you are in.",
police: "Emergency",
violence: "Violence by a partner or a date",
fraud: "Scams",
mayChange: "Numbers can change. If no one answers, call the emergency number.",
};
