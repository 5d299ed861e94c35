-- Techniques had names that differed in case alone, or two names: each has one now, also where it is kept.
UPDATE `sessions` SET `modalities_used` = (
	SELECT json_group_array(DISTINCT CASE `value`
		WHEN 'Self-compassion' THEN 'Self-Compassion'
		WHEN 'Grief work' THEN 'Grief Work'
		WHEN 'Letting go' THEN 'Letting Go Technique'
		WHEN 'Breathing' THEN 'Breathing Techniques'
		WHEN 'Internal Family Systems' THEN 'IFS'
		ELSE `value` END)
	FROM json_each(`sessions`.`modalities_used`))
WHERE `modalities_used` LIKE '%"Self-compassion"%' OR `modalities_used` LIKE '%"Grief work"%'
	OR `modalities_used` LIKE '%"Letting go"%' OR `modalities_used` LIKE '%"Breathing"%'
	OR `modalities_used` LIKE '%"Internal Family Systems"%';
