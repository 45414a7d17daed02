/** What stands in a frame for a photo that nobody has put there. */

/** No other place says so: the words of forms and templates. */
export const PHOTO_PLACES =
  /^(?:写真(?:を)?(?:貼|は)る(?:位置|必要)?|写真貼付(?:欄|位置)?|顔写真を?貼付|(?:贴|貼)(?:照片|相片)(?:处|處)?|照片粘(?:贴|貼)(?:处|處)?|(?:insert|add|place) (?:your |a )?photo(?: here)?|your photo|inserta(?:r)? foto|pega(?:r)? (?:aquí (?:tu|la) )?foto|insérer (?:une |votre )?photo|votre photo|inserir foto|sua foto|foto (?:hier )?einfügen|ihr foto|bewerbungsfoto|inserisci (?:la )?foto|inserire foto)/iu;

/** Only within a drawn frame. */
export const PHOTO_WORDS =
  /^(?:写真|顔写真|証明写真|照片|相片|一寸照片?|二寸照片?|免冠照片?|photo|foto|picture|fotografía|fotografia|foto ?3 ?x ?4|passfoto|lichtbild|photo d['’]identité|fototessera)$/iu;
