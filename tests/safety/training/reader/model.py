"""The reader: e5's twelve layers over frozen word embeddings, the greatest of each feature over a text's windows, and heads."""
import torch
from torch import nn
from transformers import BertModel
from common import *

# What is read for danger shares its features; all else has a layer of its own, which danger's many rows don't bend.
OWN = ("subjects", "wish", "rule", "asides", "answer", "asks", "offer", "whose", "asked")
OWN_WIDTH = 512

class Reader(nn.Module):
    def __init__(self, folder, names, keep=None):
        super().__init__()
        # No dropout between the layers, and attention as plain products: on a processor that is a third faster.
        self.encoder = BertModel.from_pretrained(folder, add_pooling_layer=False, attn_implementation="eager", hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0)
        if keep is not None:
            table = self.encoder.embeddings.word_embeddings
            self.encoder.embeddings.word_embeddings = nn.Embedding.from_pretrained(table.weight.detach()[keep].clone(), freeze=True, padding_idx=1)
        self.encoder.embeddings.word_embeddings.weight.requires_grad_(False)
        width = self.encoder.config.hidden_size
        sizes = {"danger": len(KINDS), "whose": len(WHOSE), "minor": 1, "subjects": len(names["subjects"]), "wish": len(WISHES), "answer": len(ANSWERS), "rule": len(names["rules"]), "asides": len(names["asides"]), "asks": 1, "offer": len(OFFERS), "asked": len(names["asked"])}
        self.features = nn.Sequential(nn.Linear(width, width), nn.GELU())
        self.own = nn.ModuleDict({name: nn.Sequential(nn.Linear(width, OWN_WIDTH), nn.GELU()) for name in OWN})
        self.heads = nn.ModuleDict({name: nn.Linear(OWN_WIDTH if name in OWN else width, size) for name, size in sizes.items()})
        self.drop = nn.Dropout(0.1)
    def pooled(self, ids, mask):
        """One vector a window: the mean of its pieces and its first one."""
        hidden = self.encoder(input_ids=ids, attention_mask=mask).last_hidden_state
        weight = mask.unsqueeze(-1).to(hidden.dtype)
        return (hidden * weight).sum(1) / weight.sum(1) + hidden[:, 0]
    def forward(self, ids, mask, owner, texts):
        vectors = self.drop(self.pooled(ids, mask))
        def whole(layer):
            read = layer(vectors).float()
            most = torch.full((texts, read.shape[1]), -1e4).scatter_reduce(0, owner.unsqueeze(-1).expand_as(read), read, "amax", include_self=True)
            return self.drop(most)
        shared = whole(self.features)
        return {name: head(whole(self.own[name]) if name in OWN else shared) for name, head in self.heads.items()}
