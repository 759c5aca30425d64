// Made from texts/pt/transparency.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Relatório de transparência",
about: "O relatório de um ano civil, no formato do modelo europeu. Os arquivos não contêm nomes, e não os enviamos a lugar nenhum.",
year: "Ano",
loading: "Carregando o ano…",
failed: "Erro ao carregar o ano",
again: "Tentar de novo",
files: "Arquivos",
filesAbout: "Publique-os em até dois meses depois do fim do ano.",
fileColumns: ["Arquivo", "Conteúdo", "Ações"],
parts: {
"1_report_identification": "Quem informa, sobre qual serviço e em que período",
"2_categories_names": "As categorias que os outros arquivos usam",
"3_member_states_orders": "Ordens de autoridades. Você preenche os números",
"4_notices": "Notificações por categoria e o que foi feito",
"5_own_initiative_illegal": "Medidas por iniciativa própria contra conteúdos ilegais",
"6_own_initiative_TC": "Medidas por iniciativa própria com base nos termos",
"7_appeals_and_recidivism": "Reclamações, litígios extrajudiciais e suspensões por uso abusivo. Você preenche os litígios",
"8_automated_means": "Medidas com e sem meios automatizados",
"11_qualitative": "Descrições em palavras. Acrescente como sua equipe trabalha",
},
download: "Baixar",
downloadAll: "Baixar todos",
downloadOf: ({ part }: { part: string | number }) => `Baixar ${part}`,
statements: "Exposições de motivos",
statementsAbout: "As decisões de um mês no formato da base de dados europeia de transparência, sem dados pessoais.",
aboutFigure: ({ name }: { name: string | number }) => `O que é “${name}”?`,
figures: {
received: {
label: "Denúncias",
about: "Tudo o que foi denunciado neste ano.",
},
fromPublic: {
label: "Sem conta",
about: "Denúncias pelo formulário do site.",
},
actions: {
label: "Com medida",
about: "Denúncias que levaram a uma sanção.",
},
appeals: {
label: "Recursos",
about: "Recursos apresentados neste ano.",
},
reversed: {
label: "Revertidas",
about: "Recursos que reverteram uma decisão, no todo ou em parte.",
},
},
statementsOf: ({ date, year }: { date: string | number; year: string | number }) => `Baixar ${formatDate(date, { dateStyle: undefined, month: 'long', timeZone: 'UTC' })} de ${year}`,
};
