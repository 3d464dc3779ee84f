CREATE TABLE `member_certificates` (
	`corporate_id` text NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`expires_on` text NOT NULL,
	`document_id` text NOT NULL,
	PRIMARY KEY(`corporate_id`, `expires_on`, `document_id`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`corporate_id`,`company_id`) REFERENCES `memberships`(`corporate_id`,`company_id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `member_certificates_by_member` ON `member_certificates` (`corporate_id`,`company_id`,`kind`);--> statement-breakpoint
CREATE INDEX `member_certificates_by_document` ON `member_certificates` (`document_id`);--> statement-breakpoint
CREATE TRIGGER standing_certificates AFTER INSERT ON member_standings WHEN NEW.corporate_id <> 'all' BEGIN INSERT OR IGNORE INTO member_certificates (corporate_id, company_id, kind, expires_on, document_id) SELECT NEW.corporate_id, NEW.company_id, NEW.kind, documents.expires_on, documents.id FROM documents WHERE documents.assessment_id = NEW.assessment_id AND documents.expires_on IS NOT NULL AND NEW.scope = 'full' AND NEW.standing NOT IN ('none', 'draft') AND EXISTS (SELECT 1 FROM document_files WHERE document_files.document_id = documents.id); END;
--> statement-breakpoint
CREATE TRIGGER standing_certificates_changed AFTER UPDATE OF standing, scope, assessment_id ON member_standings WHEN NEW.corporate_id <> 'all' AND (OLD.standing <> NEW.standing OR OLD.scope <> NEW.scope OR OLD.assessment_id IS NOT NEW.assessment_id) BEGIN DELETE FROM member_certificates WHERE corporate_id = OLD.corporate_id AND company_id = OLD.company_id AND kind = OLD.kind; INSERT OR IGNORE INTO member_certificates (corporate_id, company_id, kind, expires_on, document_id) SELECT NEW.corporate_id, NEW.company_id, NEW.kind, documents.expires_on, documents.id FROM documents WHERE documents.assessment_id = NEW.assessment_id AND documents.expires_on IS NOT NULL AND NEW.scope = 'full' AND NEW.standing NOT IN ('none', 'draft') AND EXISTS (SELECT 1 FROM document_files WHERE document_files.document_id = documents.id); END;
--> statement-breakpoint
CREATE TRIGGER standing_certificates_gone AFTER DELETE ON member_standings WHEN OLD.corporate_id <> 'all' BEGIN DELETE FROM member_certificates WHERE corporate_id = OLD.corporate_id AND company_id = OLD.company_id AND kind = OLD.kind; END;
--> statement-breakpoint
INSERT INTO member_certificates (corporate_id, company_id, kind, expires_on, document_id) SELECT member_standings.corporate_id, member_standings.company_id, member_standings.kind, documents.expires_on, documents.id FROM member_standings JOIN documents ON documents.assessment_id = member_standings.assessment_id WHERE member_standings.corporate_id <> 'all' AND member_standings.scope = 'full' AND member_standings.standing NOT IN ('none', 'draft') AND documents.expires_on IS NOT NULL AND EXISTS (SELECT 1 FROM document_files WHERE document_files.document_id = documents.id);
