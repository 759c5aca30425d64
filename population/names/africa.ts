import { list, type NameSet } from './name-set.ts';

export const yoruba: NameSet = {
  women:
    list(`Folake, Yetunde, Temitope, Bukola, Abiola, Funmilayo, Titilayo, Ayomide, Simisola, Tolu, Omolara, Kemi,
    Damilola, Ronke, Adenike, Morenike, Tomi, Sade, Busayo, Lola`),
  men: list(`Tunde, Femi, Kunle, Segun, Olumide, Wale, Ayodele, Seyi, Dayo, Gbenga, Babatunde, Tobi, Damola, Kayode, Jide,
    Rotimi, Lanre, Temi, Dele, Folarin`),
  families:
    list(`Adeyemi, Okunola, Balogun, Adebayo, Ogunleye, Ajayi, Oyelaran, Akinola, Afolabi, Bankole, Odukoya,
    Olatunji, Fashola, Adeleke, Oduya, Lawal, Alabi, Ojo, Salako, Bello`),
};

export const igbo: NameSet = {
  women:
    list(`Chidinma, Ngozi, Adaeze, Chioma, Ifeoma, Amara, Nkechi, Uju, Ebele, Obioma, Kosi, Chinwe, Nneka, Ifunanya,
    Somto, Ada, Oluchi, Zikora`),
  men: list(`Chinedu, Emeka, Obinna, Ikenna, Chidi, Kelechi, Nnamdi, Uche, Ifeanyi, Chukwudi, Arinze, Kene, Somto, Ugo,
    Tobe, Ebuka, Okey, Zim`),
  families:
    list(`Okafor, Nwosu, Eze, Okonkwo, Obi, Nwachukwu, Onyekachi, Igwe, Chukwu, Anyanwu, Okeke, Uzoma, Ibe, Madu,
    Onuoha, Nnadi, Opara, Ezeani`),
};

export const ghanaian: NameSet = {
  women:
    list(`Ama, Akosua, Abena, Efua, Adwoa, Esi, Afia, Yaa, Akua, Nana Ama, Maame, Araba, Serwaa, Dede, Naa, Gifty,
    Mercy, Priscilla`),
  men: list(`Kofi, Kwame, Kojo, Yaw, Kwabena, Kwaku, Fiifi, Ebo, Nii, Kweku, Kobina, Paa Kwesi, Emmanuel, Nana, Isaac,
    Prince, Elikem, Selorm`),
  families:
    list(`Mensah, Owusu, Boateng, Osei, Asante, Appiah, Agyeman, Ofori, Amoah, Addo, Antwi, Darko, Frimpong, Sarpong,
    Quaye, Tetteh, Ansah, Acheampong`),
};

export const kenyan: NameSet = {
  women:
    list(`Wanjiru, Achieng, Njeri, Akinyi, Wambui, Atieno, Nyambura, Cherono, Faith, Mercy, Esther, Grace, Wairimu,
    Makena, Jepkosgei, Awuor, Naliaka, Zawadi, Joy, Purity`),
  men: list(`Kamau, Otieno, Mwangi, Odhiambo, Kiprop, Njoroge, Brian, Dennis, Kevin, Ochieng, Kiptoo, Maina, Juma, Wafula,
    Collins, Baraka, Mutua, Peter, Felix, Omondi`),
  families:
    list(`Kamau, Odhiambo, Wanjala, Kimani, Otieno, Mutua, Kariuki, Cheruiyot, Njoroge, Ouma, Kiplagat, Wekesa,
    Mwangi, Okoth, Ndungu, Barasa, Karanja, Rotich, Muthoni, Simiyu`),
};

export const zulu: NameSet = {
  women:
    list(`Thandi, Nomsa, Lindiwe, Zanele, Ayanda, Nokuthula, Busisiwe, Palesa, Lerato, Naledi, Nandi, Thembi, Sibongile,
    Boitumelo, Refilwe, Zinhle, Dineo, Khanyi, Mbali, Nomvula`),
  men: list(`Sipho, Thabo, Bongani, Mandla, Kagiso, Sizwe, Lwazi, Themba, Tshepo, Mpho, Lungelo, Andile, Siyabonga, Neo,
    Vusi, Katlego, Musa, Jabu, Sandile, Lebo`),
  families:
    list(`Dlamini, Nkosi, Khumalo, Mokoena, Mthembu, Ndlovu, Zulu, Molefe, Sithole, Mahlangu, Ngcobo, Mabaso, Mkhize,
    Zwane, Radebe, Maseko, Tshabalala, Motaung, Cele, Phiri`),
};

export const afrikaans: NameSet = {
  women:
    list(`Anke, Liesl, Elmarie, Chanté, Marike, Annelize, Lize, Karla, Mieke, Riana, Elna, Suné, Danielle, Amore, Ilse,
    Leandri`),
  men: list(`Pieter, Johan, Hendrik, Francois, Ruan, Jaco, Willem, Christo, Gerhard, Deon, Riaan, Stefan, Dewald, Kobus, Andries,
    Marnus`),
  families:
    list(`van der Merwe, Botha, Venter, Pretorius, du Plessis, Nel, Coetzee, Fourie, Kruger, Steyn, van Wyk, Swanepoel,
    Joubert, Viljoen, Smit, le Roux`),
};

export const ethiopian: NameSet = {
  women: list(
    `Selam, Hanna, Tigist, Bethlehem, Meron, Helen, Rahel, Sara, Eden, Mahlet, Liya, Aster, Feven, Saba, Winta, Almaz`,
  ),
  men: list(`Dawit, Abel, Yonas, Samuel, Bereket, Henok, Tesfaye, Kidus, Natnael, Elias, Mikael, Robel, Amanuel, Girma, Biniam,
    Yared`),
  families:
    list(`Tesfaye, Bekele, Haile, Abebe, Girma, Alemu, Kebede, Tadesse, Mengistu, Gebre, Worku, Assefa, Desta, Wolde,
    Berhane, Mulugeta`),
};
