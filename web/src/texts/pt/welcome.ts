// Made from texts/pt/welcome.json. Change it there.
// @ts-nocheck

export const messages = {
next: "Continuar",
back: "Voltar",
later: "Terminar depois",
finish: "Concluir",
saving: "Salvando…",
steps: {
about: {
title: "Sobre você",
lead: "As pessoas veem seu nome, sua idade e seu gênero.",
},
place: {
title: "Onde você mora",
lead: "As pessoas veem sua cidade e a que distância você está, mais ou menos.",
},
seeking: {
title: "Quem você quer conhecer",
lead: "Você vê pessoas que também procuram alguém como você. Dá para mudar quando quiser.",
},
photo: {
title: "Suas fotos",
lead: "Uma foto nítida do seu rosto é o bastante para começar.",
},
interests: {
title: "Seus interesses",
lead: "Opcional. Eles mostram o que você tem em comum com as pessoas.",
},
prompts: {
title: "Suas frases",
lead: "Opcional. Escolha até três e complete em uma ou duas linhas.",
},
},
goTo: ({ step }: { step: string | number }) => `Ir para “${step}”`,
noPhoto: "Adicione pelo menos uma foto. Sem ela, ninguém encontra você.",
photoComing: "Sua foto ainda está sendo enviada. Tente de novo em instantes.",
interests: {
chosen: "Interesses escolhidos",
none: "Nada escolhido ainda",
remove: ({ interest }: { interest: string | number }) => `Remover ${interest}`,
search: "Buscar interesses",
count: ({ chosen, all }: { chosen: string | number; all: string | number }) => `${chosen} de ${all}`,
full: ({ all }: { all: number }) => `Você já escolheu ${all}. Remova um para adicionar outro.`,
noneFound: "Nenhum interesse encontrado. Tente outra palavra.",
},
prompts: {
more: "Mostrar mais frases",
less: "Mostrar menos frases",
remove: ({ prompt }: { prompt: string | number }) => `Remover frase: ${prompt}`,
count: ({ typed, all }: { typed: string | number; all: string | number }) => `${typed} de ${all}`,
full: ({ all }: { all: number }) => `Você já escolheu ${all} frases. Remova uma para escolher outra.`,
},
preview: {
title: "Como as pessoas veem você",
noPhoto: "Sua foto",
noName: "Seu nome",
noPlace: "Sua cidade",
prompt: "Sua frase",
interests: "Seus interesses",
more: ({ count }: { count: string | number }) => `+${count}`,
},
done: {
title: "Seu perfil está pronto",
text: "Responda a algumas perguntas e veja também o quanto você combina com cada pessoa.",
inReview: "Sua foto está em análise. As pessoas encontram você assim que ela for aprovada.",
questions: "Responder perguntas",
profile: "Ver meu perfil",
discover: "Ver pessoas",
},
};
